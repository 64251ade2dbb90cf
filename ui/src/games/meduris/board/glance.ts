/** Meduris at a glance. */
import type { MedurisView } from '../../../api/types';
import type { Glance } from '../../contract';
import '../colours.css';
import Picture from './Picture.svelte';

const glance: Glance = {
  Picture,
  where(view) {
    const { turn } = view as MedurisView;
    return turn ? { id: 'at-turn', args: { number: turn } } : { id: 'at-start' };
  },
  score: (view, seat) => (view as MedurisView).seats[seat]!.vp,
};
export default glance;
