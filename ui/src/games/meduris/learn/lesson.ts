/** What the guided match teaches, and when each idea has its moment. */
import type { MedurisView, View } from '../../../api/types';
import { at, does, may } from '../../../learn/guide/conditions';
import type { Moment } from '../../../learn/guide/course.svelte';
import type { Lesson, Taught } from '../../contract';

/** This many spaces before the great river the druid is about to cross it. */
const NEAR = 9;
/** When this many huts are left, or turns, the end is in sight. */
const LAST_HUTS = 2;
const LAST_TURNS = 9;

const seen = ({ view }: Moment) => view as MedurisView;
const spaces = (view: View, fits: (space: MedurisView['spaces'][number]) => boolean) =>
  (view as MedurisView).spaces.flatMap((space, number) => (fits(space) ? [`s${number}`] : []));
const huts = (view: View, seat: number) =>
  spaces(view, ({ building, owner }) => !!building && owner === seat);
const tokens = (view: View) => spaces(view, ({ token, building }) => !!token && !building);
const plains = (view: View, seat: number) =>
  Object.entries((view as MedurisView).towers).flatMap(([plain, tower]) =>
    tower.includes(seat) ? [`plain-${plain}`] : [],
  );
const druid = (view: View) => {
  const { druid: space } = view as MedurisView;
  return space < 0 ? [] : [`s${space}`];
};
/** Turns until the match ends by its limit; the learner has a share of them. */
const turns = ({ rules, turn }: MedurisView) => Math.max(0, (rules.turn_limit ?? turn) - turn);

function ends(now: Moment): boolean {
  const view = seen(now);
  const few = view.seats.some((seat) => seat.huts_left <= LAST_HUTS);
  return view.finisher !== null || view.lap || few || turns(view) <= LAST_TURNS;
}

const ideas: Taught[] = [
  { id: 'ring', when: () => true, pins: huts },
  {
    id: 'yield',
    when: (now) => at('turn')(now) && !['plus', 'minus', null].includes(seen(now).face),
    args: (now) => ({ face: seen(now).face! }),
    pins: plains,
  },
  { id: 'offering', when: at('offering'), did: does('offer') },
  { id: 'hut', when: may('hut'), did: does('hut'), pins: tokens },
  { id: 'row', after: ['hut'], when: at('turn') },
  { id: 'runes', after: ['hut'], when: at('turn') },
  {
    id: 'druid',
    after: ['hut'],
    when: (now) => at('turn')(now) && seen(now).druid >= 0,
    pins: druid,
  },
  { id: 'move', after: ['row'], when: may('move'), did: does('move'), pins: plains },
  { id: 'hidden', after: ['move', 'druid'], when: at('turn') },
  {
    id: 'river',
    after: ['druid', 'runes'],
    when: (now) => seen(now).druid >= seen(now).spaces.length - NEAR || ends(now),
  },
  { id: 'temple', after: ['hidden'], when: may('temple'), did: does('temple') },
  { id: 'finish', after: ['move'], when: ends },
  { id: 'lap', when: (now) => seen(now).lap },
  { id: 'take', when: at('take'), did: does('take', 'decline'), rare: true },
  { id: 'return', when: at('return'), did: does('return'), rare: true },
  {
    id: 'three',
    when: (now) => at('replacement')(now) || at('payment')(now),
    did: does('replace'),
    rare: true,
  },
];

const lesson: Lesson = {
  ideas,
  aim(view, seat) {
    const shown = view as MedurisView;
    const { vp, huts_left, temples_left } = shown.seats[seat]!;
    return { vp, huts: huts_left, temples: temples_left };
  },
  verdict(view, seat, winner) {
    const { seats } = view as MedurisView;
    const [mine, theirs] = [seats[seat]!, seats[winner]!];
    return {
      vp: mine.vp,
      theirs: theirs.vp,
      runes: mine.runes.length,
      most: theirs.runes.length,
      huts: mine.huts_left,
    };
  },
};
export default lesson;
