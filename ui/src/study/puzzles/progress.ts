/** Which puzzles of a game this browser has seen solved, and how. */
import { keep, recall } from '../../memory';

/** Found at once, after something else was tried, or shown. */
export type How = 'first' | 'later' | 'shown';
const HOWS: readonly string[] = ['first', 'later', 'shown'];
export type Progress = Readonly<Record<string, How>>;

const key = (game: string) => `mbira-puzzles-${game}`;

export function read(kept: string): Progress {
  try {
    const found: unknown = JSON.parse(kept || '{}');
    if (typeof found !== 'object' || found === null) return {};
    const good = Object.entries(found).filter(([, how]) => HOWS.includes(how as string));
    return Object.fromEntries(good) as Progress;
  } catch {
    return {}; // what is kept there is not ours
  }
}
export const progress = (game: string): Progress => read(recall(key(game)));

/** Note how a puzzle was solved; the first time counts. */
export function note(game: string, id: string, how: How): Progress {
  const known = progress(game);
  const next = { ...known, [id]: known[id] ?? how };
  keep(key(game), JSON.stringify(next));
  return next;
}

/** The puzzle to go on with: the next that is not solved, after one if that is given. */
export function following<P extends { id: string }>(
  puzzles: readonly P[],
  solved: Progress,
  after?: string,
): P | undefined {
  const place = puzzles.findIndex(({ id }) => id === after) + 1;
  const ordered = [...puzzles.slice(place), ...puzzles.slice(0, place)];
  return ordered.find(({ id }) => !solved[id] && id !== after) ?? ordered[0];
}
