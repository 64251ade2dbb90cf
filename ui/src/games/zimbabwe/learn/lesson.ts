/** What the guided match teaches, and when each idea has its moment. */
import type { View, ZimbabweView } from '../../../api/types';
import { at, does, inTurn, may } from '../../../learn/guide/conditions';
import type { Moment } from '../../../learn/guide/course.svelte';
import type { Lesson, Taught } from '../../contract';

const SECONDARY: ReadonlySet<string> = new Set(['sculptor', 'vessel-maker', 'throne-maker']);
const seen = ({ view }: Moment) => view as ZimbabweView;
const monuments = (view: View, seat: number) =>
  (view as ZimbabweView).monuments.filter((each) => each.owner === seat);
const cells = (view: View, seat: number) => monuments(view, seat).map(({ cell }) => cell);
const suppliers = (view: View) => (view as ZimbabweView).craftsmen.map(({ cell }) => cell);
const highest = ({ view, seat }: Moment) =>
  Math.max(...monuments(view, seat).map(({ level }) => level));

const ideas: Taught[] = [
  { id: 'race', when: () => true, pins: cells },
  { id: 'gift', when: at('gift'), did: does('bid', 'pass') },
  { id: 'good', when: at('good'), did: does('buy'), pins: suppliers },
  { id: 'resource', when: at('good-resource'), did: does('resource') },
  { id: 'paid', after: ['good'], when: () => true },
  { id: 'hubs', after: ['paid'], when: () => true },
  { id: 'site', when: at('craftsman-site'), did: inTurn('place', 'at') },
  {
    id: 'price',
    after: ['site'],
    when: (now) => may('price')(now) && seen(now).turn.unpriced.length > 0,
    did: does('price'),
  },
  { id: 'god', when: may('god'), did: does('god') },
  { id: 'raise', when: may('raise'), did: does('raise'), pins: cells },
  {
    id: 'end',
    when: (now) => may('end')(now) && seen(now).turn.main !== 'nothing',
    did: does('end'),
  },
  { id: 'income', after: ['end'], when: at('gift'), args: (now) => ({ level: highest(now) }) },
  { id: 'judge', after: ['income'], when: at('gift') },
  { id: 'place', after: ['income'], when: may('place'), did: does('place') },
  { id: 'build', after: ['place'], when: may('build'), did: does('build') },
  {
    id: 'secondary',
    after: ['good'],
    when: (now) => seen(now).craftsmen.some(({ craftsman }) => SECONDARY.has(craftsman)),
    did: does('primary'),
    rare: true,
  },
];

const numbers = (view: View, seat: number) => {
  const { vp, vr } = (view as ZimbabweView).seats[seat]!;
  return { vp, vr, left: vr - vp };
};
const lesson: Lesson = {
  ideas,
  aim(view, seat) {
    const { round, rules } = view as ZimbabweView;
    return { ...numbers(view, seat), rounds: Math.max(0, (rules.round_limit ?? round) - round) };
  },
  verdict(view, seat, winner) {
    const theirs = numbers(view, winner);
    return { ...numbers(view, seat), theirs: theirs.vp, goal: theirs.vr };
  },
};
export default lesson;
