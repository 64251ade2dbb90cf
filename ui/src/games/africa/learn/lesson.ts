/** What the guided match teaches, and when each idea has its moment. */
import type { AfricaView, View } from '../../../api/types';
import { at, does, inTurn, may } from '../../../learn/guide/conditions';
import type { Moment } from '../../../learn/guide/course.svelte';
import type { Lesson, Taught } from '../../contract';

/** If nobody has attacked anybody by this round, it is time to speak of it. */
const LATE = 4;

const seen = ({ view }: Moment) => view as AfricaView;
const held = (view: View, seat: number) =>
  Object.entries((view as AfricaView).areas).flatMap(([area, { traders }]) =>
    traders[seat] ? [area] : [],
  );
const beside = (view: View, seat: number) => {
  const { areas } = view as AfricaView;
  const near = held(view, seat).flatMap((area) => areas[area]!.borders);
  return [...new Set(near)].filter((area) => areas[area]!.resource);
};
const shared = (view: View, seat: number) =>
  held(view, seat).filter((area) => (view as AfricaView).areas[area]!.neutrals);
const points = (view: View) =>
  (view as AfricaView).rows[0]?.reduce((sum, marker) => sum + marker.points, 0) ?? 0;

const goal = (view: View) => (view as AfricaView).rules.goal ?? 42;

const ideas: Taught[] = [
  { id: 'map', when: () => true, pins: held, args: ({ view }) => ({ goal: goal(view) }) },
  { id: 'values', when: () => true, pins: beside },
  {
    id: 'bid',
    when: at('auction'),
    did: does('bid', 'pass'),
    args: (now) => ({ next: seen(now).high_bid + 1, points: points(now.view) }),
  },
  { id: 'neutral', when: at('neutral'), did: inTurn('bid', 'at') },
  {
    id: 'move',
    when: (now) => at('movement')(now) && (may('move')(now) || may('lead')(now)),
    did: does('move', 'lead'),
    args: (now) => ({ points: seen(now).points }),
    pins: beside,
  },
  { id: 'spend', after: ['move'], when: at('movement') },
  { id: 'use', when: may('use'), did: does('use') },
  { id: 'halt', after: ['move'], when: may('halt'), did: does('halt') },
  { id: 'oust', when: may('oust'), did: does('oust'), pins: shared },
  { id: 'answer', when: at('answer'), did: does('accept', 'redraw', 'refuse') },
  {
    id: 'fight',
    when: (now) =>
      may('fight')(now) ||
      at('commitment', 'stakes')(now) ||
      (at('auction')(now) && seen(now).round >= LATE),
  },
  {
    id: 'score',
    after: ['move'],
    when: (now) => may('end')(now) && !may('halt')(now), // first comes whom one may drive out
    did: does('end'),
  },
  { id: 'track', after: ['score'], when: at('auction') },
  { id: 'pool', after: ['bid'], when: (now) => at('auction')(now) && seen(now).round > 1 },
  { id: 'rows', after: ['pool'], when: at('auction') },
  { id: 'traders', when: at('trader-area'), rare: true, pins: held },
];

const lesson: Lesson = {
  ideas,
  aim(view, seat) {
    const { vp } = (view as AfricaView).seats[seat]!;
    return { vp, goal: goal(view), left: Math.max(0, goal(view) - vp) };
  },
  verdict(view, seat, winner) {
    const { seats } = view as AfricaView;
    const [mine, theirs] = [seats[seat]!, seats[winner]!];
    return { vp: mine.vp, theirs: theirs.vp, goal: goal(view) };
  },
};
export default lesson;
