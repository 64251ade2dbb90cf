/** What the guided match teaches, in order, and what it lights on the board. */
import type { MedurisView, View } from '../../../api/types';
import type { Taught } from '../../contract';

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

const steps: Taught[] = [
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
export default steps;
