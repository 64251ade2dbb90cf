/** The keys of a table: what each does. */

export type Deed =
  | { do: 'choose'; sign: string }
  | { do: 'decide' | 'main' | 'next' | 'before' | 'undo' | 'redo' | 'list' };

/** The keys by what they do, as they are listed; the words are message ids. */
export const KEYS = [
  { keys: ['1', '…', '0'], words: 'key-choose' },
  { keys: ['A', '…', 'Z'], words: 'key-letters' },
  { keys: ['G'], words: 'key-main' },
  { keys: ['D'], words: 'key-decide' },
  { keys: ['N', 'P'], words: 'key-places' },
  { keys: ['Enter'], words: 'key-enter' },
  { keys: ['U', 'Y'], words: 'key-undo' },
  { keys: ['+', '−'], words: 'key-zoom' },
  { keys: ['←', '→'], words: 'key-replay' },
  { keys: ['Esc'], words: 'key-back' },
  { keys: ['?'], words: 'key-list' },
] as const;

const OWN: ReadonlyMap<string, Deed> = new Map<string, Deed>([
  ['d', { do: 'decide' }],
  ['g', { do: 'main' }],
  ['n', { do: 'next' }],
  ['p', { do: 'before' }],
  ['u', { do: 'undo' }],
  ['y', { do: 'redo' }],
  ['?', { do: 'list' }],
]);
/** The key that does what stands in the main place, as it is shown there. */
export const MAIN = 'g';
/** Letters that mean nothing else, not even to a game (`r` turns something): the easiest first. */
export const LETTERS = [...'asfjklewiohtmqvxzcb'];
export const DIGITS = [...'1234567890'];

/** What a key does; null if it is none of ours. A letter of another alphabet is the key it lies on. */
export function deedOf(key: string, code: string): Deed | null {
  const own = key.length === 1 && !/[\p{L}]/u.test(key);
  const sign =
    own || /^[a-z]$/i.test(key)
      ? key.toLowerCase()
      : (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase();
  const deed = OWN.get(sign);
  if (deed) return deed;
  return DIGITS.includes(sign) || LETTERS.includes(sign) ? { do: 'choose', sign } : null;
}

/**
 * Codes for a number of things, as short as can be: letters, and where there are more things than
 * letters, two for some; no code is the beginning of another.
 */
export function codes(count: number): string[] {
  const size = LETTERS.length;
  const doubled = Math.min(size, Math.max(0, Math.ceil((count - size) / (size - 1))));
  const single = LETTERS.slice(0, size - doubled);
  const double = LETTERS.slice(size - doubled).flatMap((one) => LETTERS.map((two) => one + two));
  return [...single, ...double].slice(0, count);
}
