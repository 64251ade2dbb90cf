/** The keys of a table: what each does. */

export type Deed =
  | { do: 'choose'; number: number }
  | { do: 'decide' | 'next' | 'before' | 'undo' | 'redo' | 'list' };

/** The keys by what they do, as they are listed; the words are message ids. */
export const KEYS = [
  { keys: ['1', '…', '9', '0'], words: 'key-choose' },
  { keys: ['D'], words: 'key-decide' },
  { keys: ['N', 'P'], words: 'key-places' },
  { keys: ['Enter'], words: 'key-enter' },
  { keys: ['U', 'Y'], words: 'key-undo' },
  { keys: ['←', '→'], words: 'key-replay' },
  { keys: ['Esc'], words: 'key-now' },
  { keys: ['?'], words: 'key-list' },
] as const;

const LETTERS: ReadonlyMap<string, Deed> = new Map<string, Deed>([
  ['d', { do: 'decide' }],
  ['n', { do: 'next' }],
  ['p', { do: 'before' }],
  ['u', { do: 'undo' }],
  ['y', { do: 'redo' }],
  ['?', { do: 'list' }],
]);

/** What a key does; null if it is none of ours. The tenth choice has the key 0. */
export function deedOf(key: string): Deed | null {
  if (/^\d$/.test(key)) return { do: 'choose', number: (Number(key) + 9) % 10 };
  return LETTERS.get(key.toLowerCase()) ?? null;
}
