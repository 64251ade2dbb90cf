/** What each guided match teaches, in order, and what it lights on the board. */
import type { AfricaView, MedurisView, View, ZimbabweView } from '../../api/types';
import type { Step } from '../course.svelte';

export interface Taught extends Step {
  light?: (view: View, seat: number) => string[];
}

const monuments = (view: View, seat: number) =>
  (view as ZimbabweView).monuments.filter((each) => each.owner === seat).map((each) => each.cell);

const zimbabwe: Taught[] = [
  { id: 'race', light: monuments },
  { id: 'gift', at: ['gift'], does: ['bid', 'pass'] },
  { id: 'god', at: ['turn'], does: ['god'] },
  { id: 'raise', at: ['turn'], does: ['raise'], light: monuments },
  { id: 'good', at: ['good'], does: ['buy'], follows: true },
  { id: 'resource', at: ['good-resource'], does: ['resource'], follows: true },
  { id: 'end', at: ['turn'], does: ['end'] },
  { id: 'again', at: ['gift'], does: ['bid', 'pass'] },
  { id: 'place', at: ['turn'], does: ['place'] },
  { id: 'site', at: ['craftsman-site'], does: ['at'], follows: true },
  { id: 'price', at: ['turn'], does: ['price', 'end'], follows: true },
  { id: 'win' },
];

const huts = (view: View, seat: number) =>
  (view as MedurisView).spaces.flatMap((space, number) =>
    space.building && space.owner === seat ? [`s${number}`] : [],
  );
const plains = (view: View, seat: number) =>
  Object.entries((view as MedurisView).towers).flatMap(([plain, tower]) =>
    tower.includes(seat) ? [`plain-${plain}`] : [],
  );
const tokens = (view: View) =>
  (view as MedurisView).spaces.flatMap((space, number) =>
    space.token && !space.building ? [`s${number}`] : [],
  );

const meduris: Taught[] = [
  { id: 'ring', light: huts },
  { id: 'yield', light: plains },
  { id: 'hut', at: ['turn'], does: ['hut'], light: tokens },
  { id: 'offering', at: ['offering'], does: ['offer'], whenever: true },
  { id: 'runes' },
  { id: 'take', at: ['take'], does: ['take', 'decline'], whenever: true },
  { id: 'return', at: ['return'], does: ['return'], whenever: true },
  { id: 'move', at: ['turn'], does: ['move'], light: plains },
  { id: 'druid', light: (view) => [`s${(view as MedurisView).druid}`] },
  { id: 'temple', at: ['turn'], does: ['temple'], patient: true },
  { id: 'river' },
  { id: 'finish' },
];

const held = (view: View, seat: number) =>
  Object.entries((view as AfricaView).areas).flatMap(([area, { traders }]) =>
    traders[seat] ? [area] : [],
  );
const beside = (view: View, seat: number) => {
  const { areas } = view as AfricaView;
  const near = held(view, seat).flatMap((area) => areas[area]!.borders);
  return near.filter((area) => areas[area]!.resource);
};
const shared = (view: View, seat: number) =>
  held(view, seat).filter((area) => (view as AfricaView).areas[area]!.neutrals);

const africa: Taught[] = [
  { id: 'map', light: held },
  { id: 'values', light: beside },
  { id: 'bid', at: ['auction'], does: ['bid', 'pass'] },
  { id: 'neutral', at: ['neutral'], does: ['at'] },
  { id: 'move', at: ['movement'], does: ['move'], light: beside },
  { id: 'use', at: ['movement', 'afterwards'], does: ['use'] },
  {
    id: 'traders',
    at: ['trader-area'],
    does: ['at'],
    follows: true,
    whole: true,
    light: held,
  },
  { id: 'halt', at: ['movement'], does: ['halt'] },
  { id: 'oust', at: ['conflicts'], does: ['oust', 'peace'], light: shared },
  { id: 'answer', at: ['answer'], does: ['accept', 'redraw', 'refuse'], follows: true },
  { id: 'fight', at: ['commitment'], does: ['commit'], whenever: true },
  { id: 'score', at: ['movement', 'conflicts', 'afterwards'], does: ['end'] },
  { id: 'pool' },
  { id: 'goal' },
];

export const LESSONS: Record<string, Taught[]> = { zimbabwe, meduris, africa };
