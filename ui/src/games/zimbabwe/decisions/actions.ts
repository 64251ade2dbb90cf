/** Where on the map an action is: what to click for it, and what it touches. */
import type { Action, View, ZimbabweView } from '../../../api/types';
import type { TableModel } from '../../../table/model/model.svelte';
import { craftsmanAt, monumentAt } from '../about';
import { cellName, spot } from '../cells';
import { desk } from './desk.svelte';

/** Where an action is clicked; a monument to be raised is taken into a plan instead. */
export function path(action: Action): string[] {
  return 'cell' in action && typeof action.cell === 'string' && action.type !== 'raise'
    ? [action.cell]
    : [];
}

export function places(action: Action, given: View): string[] {
  if (!('cell' in action) || typeof action.cell !== 'string') return [];
  const view = given as ZimbabweView;
  const craftsman = action.type === 'at' ? craftsmanAt(view, action.cell) : undefined;
  const water =
    action.type === 'at' && action.lie && !craftsman
      ? [action.cell, beside(action.cell, action.lie)]
      : [action.cell];
  return craftsman ? [craftsman.cell] : water;
}

/** The second cell of a tile that lies across or down. */
function beside(cell: string, lie: string): string {
  const { column, row } = spot(cell);
  return lie === 'down' ? cellName(column, row + 1) : cellName(column + 1, row);
}

/** The cells that a tile would cover, the one that is clicked first: its top left corner. */
export function covered(action: Action): string[] {
  if (action.type !== 'at' || !('cell' in action)) return [];
  if (action.lie) return [action.cell, beside(action.cell, action.lie)];
  const { column, row } = spot(action.cell);
  return [0, 1].flatMap((down) => [0, 1].map((right) => cellName(column + right, row + down)));
}

export function attempt(place: string, given: View): Action | string | null {
  const view = given as ZimbabweView;
  if (desk.inspecting) return null;
  const anchor = craftsmanAt(view, place)?.cell ?? place;
  switch (view.step) {
    case 'first-monument':
    case 'monument-site':
    case 'resource-site':
      return { type: 'at', cell: place };
    case 'water-site':
      return { type: 'at', cell: place, lie: desk.lie };
    case 'craftsman-site': {
      const kind = view.turn.placing;
      const square = desk.numbers?.craftsmen[kind as 'potter']?.square;
      return square ? { type: 'at', cell: place } : { type: 'at', cell: place, lie: desk.lie };
    }
    case 'good':
      return { type: 'buy', cell: anchor };
    case 'primary-good':
      return { type: 'primary', cell: anchor };
    case 'good-resource':
    case 'primary-resource':
      return { type: 'resource', cell: place };
    case 'turn':
      return monumentAt(view, place) ? { type: 'raise', cell: place } : null;
    default:
      return null;
  }
}

/** The actions that a place stands for now, the one with the lie of the desk first. */
export function actionsAt(table: TableModel, place: string): Action[] {
  const view = table.position?.view;
  if (!view) return [];
  return table.offers
    .map((offer) => offer.action)
    .filter((action) => table.game.path(action, view)[0] === place)
    .sort((one, other) => Number(liesSo(other)) - Number(liesSo(one)));
}

function liesSo(action: Action): boolean {
  return 'lie' in action && action.lie === desk.lie;
}
