/** What stands in the main place of the strip, which is never empty while one decides. */
import type { Action } from '../../api/types';
import type { Main } from '../../games/contract';
import { t } from '../../words/words.svelte';
import type { TableModel } from '../model/model.svelte';

/** A button that does an action; whoever is asked about it sees what it was. */
function doing(table: TableModel, action: Action, leaves = false): Main {
  const words = table.game.label(action, table.position!.view, table);
  return { words, leaves, action, run: () => void table.deciding.decide(action) };
}

function sure(table: TableModel, action: Action): Main {
  const main = doing(table, action);
  return table.deciding.asked
    ? { ...main, words: t('confirm', { what: main.words }) }
    : { ...main, words: t('do-it'), small: main.words };
}

/** What is still needed before anything can be done. */
function needed(table: TableModel): Main {
  const { open, places, glowing } = table.picks;
  if (open.length) return { words: t('need-choice') };
  if (places.length) return { words: t('need-goal') };
  return { words: t(glowing.size ? 'need-place' : 'need-choice') };
}

export function main(table: TableModel): Main {
  const { armed, game, offers } = table;
  if (armed) return sure(table, armed);
  const own = game.main?.(table.position!.view, table);
  if (own) return own;
  if (table.picks.places.length) return needed(table);
  const [only] = offers;
  if (only && offers.length === 1) return doing(table, only.action);
  const leaving = offers.find(({ action }) => game.leaves?.has(action.type));
  return leaving ? doing(table, leaving.action, true) : needed(table);
}
