/** What a game says of its changes: what is to be seen and heard of them. */
import type { Action, Told, View } from '../api/types';
import type { Sound } from './score';

/** Where something comes from or goes to: a place of the board, or a seat by its number. */
export type End = string | number;

/** Something that goes through the air; without one of its ends it only appears, or is gone. */
export interface Flight {
  /** The id of a symbol of the game, or a few letters. */
  symbol?: string;
  words?: string;
  from: End | null;
  to: End | null;
  count?: number;
  /** Whose colour it has. */
  seat?: number;
}

export interface Sense {
  /** What goes through the air when something has happened; what is on the board moves itself. */
  flights(told: Told, before: View, after: View): Flight[];
  /** From where to where something went on the board: arrows in a recap. */
  arrows?(action: Action, before: View): [string, string][];
  /** Kinds of actions that sound like something else than what they do to pieces and purses. */
  sounds?: Readonly<Partial<Record<string, Sound>>>;
}
