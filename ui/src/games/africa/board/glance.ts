/** Heart of Africa at a glance. */
import type { AfricaView } from '../../../api/types';
import type { Glance } from '../../contract';
import '../colours.css';
import Picture from './Picture.svelte';

const glance: Glance = {
  Picture,
  where(view) {
    const { round } = view as AfricaView;
    return round ? { id: 'at-round', args: { number: round } } : { id: 'at-start' };
  },
  score: (view, seat) => (view as AfricaView).seats[seat]!.vp,
};
export default glance;
