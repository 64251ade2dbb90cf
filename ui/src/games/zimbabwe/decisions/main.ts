/** What stands in the main place of the strip: a tile to be put down, or a plan to be carried out. */
import type { Action, View, ZimbabweView } from '../../../api/types';
import type { TableModel } from '../../../table/model/model.svelte';
import type { Main } from '../../contract';
import { actionsAt } from './actions';
import { desk, planned } from './desk.svelte';

/** Kinds of actions that end a turn, or the gifts, or setting prices. */
export const leaves: ReadonlySet<string> = new Set(['end', 'pass', 'done']);

function doing(table: TableModel, action: Action, words: string): Main {
  return { words, action, run: () => void table.deciding.decide(action) };
}

export function main(given: View, table: TableModel): Main | null {
  const view = given as ZimbabweView;
  const { open, places } = table.picks;
  const lying = open.length > 1 && open.every(({ action }) => action.type === 'at');
  const tile = lying ? actionsAt(table, places[0]!)[0] : undefined;
  if (tile) return doing(table, tile, table.game.label(tile, view, table));
  const next = planned(table);
  if (next && !desk.running)
    return doing(
      table,
      next,
      table.t('ui-as-planned', { what: table.game.label(next, view, table) }),
    );
  return desk.chosen.length && view.step === 'turn' ? raising(view, table) : null;
}

/** The monuments that are to be raised, for what they cost. */
function raising(view: ZimbabweView, table: TableModel): Main {
  const { plan, running } = desk;
  if (!plan) return { words: table.t(plan === null ? 'tell-plan-none' : 'loading') };
  const cattle = view.seats[view.actor]?.cattle ?? 0;
  const { affordable, cost, monuments } = plan;
  return {
    words: table.t('ui-raise-for', { cost, cells: monuments.join(', ') }),
    small: affordable
      ? table.t('ui-leaves', { cattle: cattle - cost })
      : table.t('ui-too-dear', { cattle }),
    run: affordable && !running ? () => void desk.run(table) : undefined,
  };
}
