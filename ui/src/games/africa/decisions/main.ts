/** What stands in the main place of the strip: the ways out of a step, with what they lead to. */
import type { AfricaView, View } from '../../../api/types';
import type { TableModel } from '../../../table/model/model.svelte';
import type { Main, Offer } from '../../contract';
import { known } from '../known.svelte';

export const leaves: ReadonlySet<string> = new Set(['pass', 'end', 'halt', 'done', 'peace']);

/** The way out of a step that comes first. */
export function leaving(table: TableModel): Offer | undefined {
  return table.offers.find(({ action }) => leaves.has(action.type));
}

export function main(given: View, table: TableModel): Main | null {
  const view = given as AfricaView;
  const action = leaving(table)?.action;
  if (!action || table.picks.places.length || table.offers.length === 1) return null;
  return {
    words: table.game.label(action, view, table),
    small: forecast(view, table, action.type),
    action,
    leaves: true,
    run: () => void table.deciding.decide(action),
  };
}

function forecast(view: AfricaView, table: TableModel, type: string): string | undefined {
  if (type === 'pass') return table.t('ui-pass-small');
  if (type === 'halt') return table.t('ui-halt-small');
  const found = known.forecasts.find(({ seat }) => seat === view.active);
  if (type !== 'end' || !found) return undefined;
  const total = found.score.reduce((sum, part) => sum + part, 0);
  return table.t('ui-end-small', { total, vp: found.vp });
}
