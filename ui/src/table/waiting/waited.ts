/** What a table waits for before its match can begin. */
import type { SeatInfo, TableInfo } from '../../api/types';

export interface Waited {
  /** The seats that nobody has taken. */
  free: number[];
  /** The names of those who have not said yet that they are ready. */
  unready: string[];
  /** How many seats are ready. */
  ready: number;
  /** Whether one has said it oneself. */
  said: boolean;
}

/** Bots are always ready, and whoever made the table says so by starting the match. */
const isReady = (seat: SeatInfo) => !!(seat.ready || seat.bot || seat.made);

export function waitedFor({ seats }: Pick<TableInfo, 'seats'>): Waited {
  const people = seats.filter((seat) => seat.name);
  const unready = people.filter((seat) => !isReady(seat)).map((seat) => seat.name!);
  return {
    free: [...seats.keys()].filter((place) => !seats[place]!.name && !seats[place]!.bot),
    unready: [...new Set(unready)],
    ready: seats.filter(isReady).length,
    said: people.some((seat) => seat.yours && seat.ready),
  };
}
