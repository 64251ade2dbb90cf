/** What happens while one only points at a place. */
import { untrack } from 'svelte';
import type { ZimbabweView } from '../../../api/types';
import type { TableModel } from '../../../table/model/model.svelte';
import { actionsAt, covered } from '../decisions/actions';
import { desk } from '../decisions/desk.svelte';

let last: string | null = null;

/** One points at a place, or at none. */
export function pointed(table: TableModel, place: string | null) {
  if (place === last) return;
  last = place;
  if (desk.inspecting && place && !table.picks.places.length) void desk.inspect(table, place);
  if (!table.mine || table.picks.places.length) return;
  try_(table, place);
}

/** Show what the action of a place would lead to. */
export function try_(table: TableModel, place: string | null) {
  const action = place ? actionsAt(table, place)[0] : undefined;
  void table.ghost.of(action ?? null);
  const { step, turn } = table.position!.view as ZimbabweView;
  const tile = action && step === 'craftsman-site' ? covered(action) : [];
  untrack(() => void desk.tryTile(table, tile));
  const from =
    action?.type === 'buy' ? turn.raising : action?.type === 'primary' ? turn.maker : null;
  untrack(() => void desk.show(table, from && place ? [from, place] : null));
}

/** Turn the tile that is about to be put down. */
export function turn(table: TableModel) {
  desk.lie = desk.lie === 'across' ? 'down' : 'across';
  const place = table.picks.places[0] ?? last;
  if (place) try_(table, place);
}
