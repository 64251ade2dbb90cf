/** How many traders are lifted to move together; a choice of this screen, not of the match. */
import type { Action, AfricaView } from '../../../api/types';

class Choice {
  /** The place picked first, so that a second click can be understood. */
  origin = $state<string | null>(null);
  #group = $state<{ origin: string; size: number | 'wholesaler' } | null>(null);

  lift(origin: string, size: number | 'wholesaler') {
    this.#group = { origin, size };
  }

  /** What would move from an area: a number of traders, or the wholesaler. */
  group(origin: string, view: AfricaView): number | 'wholesaler' {
    const area = view.areas[origin];
    const ready = area ? area.traders[view.active ?? 0]! - area.spent : 0;
    if (this.#group?.origin !== origin) return ready > 0 ? 1 : 'wholesaler';
    const { size } = this.#group;
    if (size !== 'wholesaler' && ready < 1) return 'wholesaler';
    return size === 'wholesaler' ? size : Math.min(size, ready);
  }

  /** Whether a move is the one of the group that is lifted. */
  means(action: Action, view: AfricaView): boolean {
    if (action.type === 'lead') {
      const origin = view.seats[view.active ?? 0]!.wholesaler;
      return !!origin && this.group(origin, view) === 'wholesaler';
    }
    if (action.type !== 'move' || !('origin' in action)) return true;
    return this.group(action.origin, view) === (action.traders ?? 1);
  }
}
export const choice = new Choice();
