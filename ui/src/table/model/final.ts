/** What cannot be taken back, which one may want to be asked about. */
import type { TableInfo } from '../../api/types';

/**
 * Whether what leads to somebody's decision cannot be taken back: it shows something hidden, ends the
 * match, or a bot goes on at once. People take their time: until they decide, Undo takes it back.
 */
export function isFinal(
  next: number | undefined,
  seat: number | null,
  { seats, settings: { undo = 'free' } }: Pick<TableInfo, 'seats' | 'settings'>,
): boolean {
  if (next === undefined) return true;
  if (next === seat) return false;
  return undo !== 'free' || !seats[next] || !!seats[next].bot;
}
