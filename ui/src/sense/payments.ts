/** Who gives what to whom, as the changes of a record tell it. */
import type { Delta } from '../api/types';
import type { End, Flight } from './contract';

/** What is drawn for it, and where it comes from or goes to if no seat gives or takes it. */
interface Ware {
  symbol: string;
  /** All that counts as this ware: cattle of a seat, and cattle on its cards. */
  of: readonly string[];
  from?: End | null;
  to?: End | null;
}

/** The flights from those who have less of something to those who have more. */
export function payments(changes: readonly Delta[], ware: Ware): Flight[] {
  const balance = new Map<number, number>();
  for (const { seat, what, amount } of changes)
    if (ware.of.includes(what)) balance.set(seat, (balance.get(seat) ?? 0) + amount);
  const left = (sign: 1 | -1) =>
    [...balance]
      .filter(([, amount]) => amount * sign > 0)
      .map(([seat, amount]) => ({ seat, count: amount * sign }));
  const [givers, takers] = [left(-1), left(1)];
  const found: Flight[] = [];
  for (const giver of givers)
    for (const taker of takers) {
      const count = Math.min(giver.count, taker.count);
      if (!count) continue;
      giver.count -= count;
      taker.count -= count;
      found.push({ symbol: ware.symbol, from: giver.seat, to: taker.seat, count });
    }
  const { symbol, from = null, to = null } = ware;
  for (const { seat, count } of givers) if (count) found.push({ symbol, from: seat, to, count });
  for (const { seat, count } of takers) if (count) found.push({ symbol, from, to: seat, count });
  return found;
}

/** Points that seats got, as numbers that come from where they were earned. */
export function points(changes: readonly Delta[], from: End | null): Flight[] {
  return changes
    .filter(({ what, amount }) => what === 'vp' && amount > 0)
    .map(({ seat, amount }) => ({ words: `+${amount}`, from, to: seat, seat }));
}
