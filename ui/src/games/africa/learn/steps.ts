/** What the guided match teaches, in order, and what it lights on the board. */
import type { AfricaView, View } from '../../../api/types';
import type { Taught } from '../../contract';

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

const steps: Taught[] = [
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
export default steps;
