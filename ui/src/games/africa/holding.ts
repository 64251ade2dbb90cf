/** Who is in an area. */
import type { AreaView } from '../../api/types';

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
/** The seats in an area beside one. */
export function rivals(area: AreaView, seat: number | null): number[] {
  return present(area).filter((other) => other !== seat);
}
