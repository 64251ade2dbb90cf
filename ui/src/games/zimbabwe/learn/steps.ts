/** What the guided match teaches, in order, and what it lights on the board. */
import type { View, ZimbabweView } from '../../../api/types';
import type { Taught } from '../../contract';

const monuments = (view: View, seat: number) =>
  (view as ZimbabweView).monuments.filter((each) => each.owner === seat).map((each) => each.cell);

const steps: Taught[] = [
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
export default steps;
