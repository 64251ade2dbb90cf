/** Who is in an area. */
import type { AfricaView, AreaView } from '../../api/types';

export function present(area: AreaView): number[] {
  return area.traders.flatMap((count, seat) =>
    count > 0 || area.wholesalers.includes(seat) ? [seat] : [],
  );
}
/** The only seat in an area; null if there are none or several. */
export function holder(area: AreaView): number | null {
  const seats = present(area);
  return seats.length === 1 ? seats[0]! : null;
}
/** The seats in an area besides one. */
export function rivals(area: AreaView, seat: number | null): number[] {
  return present(area).filter((other) => other !== seat);
}
/** How many of a seat's traders in an area can still move, or fight. */
export function readyTraders(view: AfricaView, name: string, seat: number): number {
  const { traders, spent } = view.areas[name]!;
  if (seat === view.active) return traders[seat]! - spent;
  const weary = view.weary.find((each) => each.seat === seat && each.area === name);
  return traders[seat]! - (weary?.traders ?? 0);
}
/** Whether a seat's wholesaler can still move, or fight. */
export function readyWholesaler(view: AfricaView, seat: number): boolean {
  if (seat === view.active) return !view.spent_wholesaler;
  return !view.weary.some((each) => each.seat === seat && each.wholesaler);
}
