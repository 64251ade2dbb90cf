/** Choices of a game of which only their sentences are known: named, looked for, and put in order. */
import type { Action, View } from '../../../api/types';
import type { TableModel } from '../../../table/model/model.svelte';
import type { Offer } from '../../contract';

/** An action as it can be typed: its type, and what it is about. */
export function notation(action: Action): string {
  return Object.values(action)
    .flat()
    .filter((value) => value !== null)
    .join(' ');
}

/** What an action would do, in a sentence; as it is typed before that is known, or without words. */
export function sentence(offer: Offer, table: Pick<TableModel, 'say'>): string {
  const said = offer.does ? table.say(offer.does) : '';
  return said && !said.startsWith('{') ? said : notation(offer.action);
}

export function label(action: Action, _: View, table: TableModel): string {
  const offer = table.offers.find((each) => each.action === action) ?? { action };
  return sentence(offer, table);
}

export interface Choice {
  action: Action;
  /** What it would do. */
  words: string;
  /** As it can be typed. */
  typed: string;
}

/** The choices that have all words of a text in them, in any order; all if there are none. */
export function matching(choices: Choice[], text: string): Choice[] {
  const wanted = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const heard = ({ words, typed }: Choice) => `${words} ${typed}`.toLocaleLowerCase();
  return choices.filter((choice) => {
    const all = heard(choice);
    return wanted.every((word) => all.includes(word));
  });
}

/** The one choice that a typed text means: as it is typed, or the only one like that. */
export function meant(choices: Choice[], text: string): Choice | null {
  const typed = text.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
  if (!typed) return null;
  const exact = choices.find((choice) => choice.typed.toLocaleLowerCase() === typed);
  const found = matching(choices, text);
  return exact ?? (found.length === 1 ? found[0]! : null);
}

/** Choices by their types, in the order in which the types come up. */
export function byType(choices: Choice[]): [string, Choice[]][] {
  const types = [...new Set(choices.map(({ action }) => action.type))];
  return types.map((type) => [type, choices.filter(({ action }) => action.type === type)]);
}
