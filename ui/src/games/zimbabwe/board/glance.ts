/** The Great Zimbabwe at a glance. */
import type { ZimbabweView } from '../../../api/types';
import type { Glance } from '../../contract';
import Picture from './Picture.svelte';

const glance: Glance = {
  Picture,
  where(view) {
    const { round } = view as ZimbabweView;
    return round ? { id: 'at-round', args: { number: round } } : { id: 'at-start' };
  },
  score: (view, seat) => (view as ZimbabweView).seats[seat]!.vp,
};
export default glance;
