/** What stands in the main place of the strip: paying what is due, or doing without. */
import type { View } from '../../../api/types';
import type { TableModel } from '../../../table/model/model.svelte';
import type { Main } from '../../contract';

export const leaves: ReadonlySet<string> = new Set(['decline']);
/** Kinds of actions that are always there. */
export const MAIN: ReadonlySet<string> = new Set([...leaves, 'pay']);

export function main(view: View, table: TableModel): Main | null {
  const pay = table.offers.find(({ action }) => action.type === 'pay')?.action;
  if (!pay) return null;
  const run = () => void table.deciding.decide(pay);
  return { words: table.game.label(pay, view, table), action: pay, run };
}
