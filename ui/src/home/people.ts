/** Who sits at a table, each called so that nobody is taken for another. */
import type { TableInfo } from '../api/types';
import { botName, t } from '../words/words.svelte';
import { toldApart } from './apart';

/** What everybody at a table is called, by seat: oneself "you", unless one has several seats. */
export function namesOf({ seats }: Pick<TableInfo, 'seats'>): string[] {
  const alone = seats.filter((seat) => seat.yours).length === 1;
  return toldApart(
    seats.map((seat) => {
      if (seat.yours && alone) return t('you');
      return seat.name || (seat.bot ? botName(seat.bot) : t(seat.left ? 'seat-left' : 'seat-free'));
    }),
  );
}

/** How a match ended for whoever looks: in which place, and of how many; null if they only looked on. */
export function placeOf({ seats, outcome }: TableInfo): number | null {
  const mine = seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  if (mine.length !== 1 || !outcome) return null;
  const group = outcome.ranking.findIndex((each) => each.includes(mine[0]!));
  return 1 + outcome.ranking.slice(0, group).flat().length;
}
