/** What a seat has more or less, in words. */
import type { Delta } from '../../api/types';
import type { TableModel } from '../model/model.svelte';

const amount = (number: number) => (number > 0 ? `+${number}` : `−${-number}`);

export function amounts(table: TableModel, changes: readonly Delta[], seat: number): string {
  return changes
    .filter((each) => each.seat === seat)
    .map((each) =>
      table.t(`change-${each.what}`, {
        amount: amount(each.amount),
        count: Math.abs(each.amount),
      }),
    )
    .join(', ');
}
