/** What is to be seen and heard of changes: cattle and goods on their way, points that were earned. */
import type { Action, Told, View, ZimbabweView } from '../../../api/types';
import type { Flight, Sense } from '../../../sense/contract';
import { payments, points } from '../../../sense/payments';
import { craftsmanAt, resourceAt } from '../about';

/** What an action brings to the board, or to a seat, besides cattle and points. */
function goods(action: Action, seat: Told['seat'], before: ZimbabweView, after: ZimbabweView) {
  const whose = typeof seat === 'number' ? seat : null;
  const fly = (name: string, from: Flight['from'], to: Flight['to']): Flight[] => [
    { symbol: `z-${name}`, from, to },
  ];
  switch (action.type) {
    case 'buy':
    case 'primary': {
      const { cell } = action as { cell: string };
      const maker = craftsmanAt(before, cell);
      const to = action.type === 'buy' ? before.turn.raising : before.turn.maker;
      return maker ? fly(`c-${maker.craftsman}`, maker.cell, to) : [];
    }
    case 'resource': {
      const kind = resourceAt(before, action.cell);
      const { maker, supplier } = before.turn;
      return kind ? fly(`r-${kind}`, action.cell, maker ?? supplier) : [];
    }
    case 'at': {
      const { cell } = action as { cell: string };
      const tile = craftsmanAt(after, cell);
      const kind = resourceAt(after, cell);
      if (tile) return fly(`c-${tile.craftsman}`, whose, tile.cell);
      return kind ? fly(`r-${kind}`, whose, cell) : [];
    }
    case 'god':
      return fly(`g-${action.god}`, null, whose);
    case 'specialist':
      return fly(`s-${action.specialist}`, null, whose);
    default:
      return [];
  }
}

function flights({ action, seat, changes = [] }: Told, before: View, after: View): Flight[] {
  const cell = 'cell' in action && typeof action.cell === 'string' ? action.cell : null;
  return [
    ...payments(changes, { symbol: 'z-k-cattle', of: ['cattle', 'cards'] }),
    ...goods(action, seat, before as ZimbabweView, after as ZimbabweView),
    ...points(changes, cell),
  ];
}

export const sense: Sense = {
  flights,
  // a god or a specialist is heard like a card that is laid down
  sounds: { god: 'place', specialist: 'place', bid: 'pay' },
};
