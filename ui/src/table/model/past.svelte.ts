/** An earlier version of the match that is looked at instead of now. */
import { get } from '../../api/client';
import type { Position } from '../../api/types';
import type { TableModel } from './model.svelte';

export class Past {
  shown = $state.raw<Position | null>(null);
  /** The version that one wants to look at, also before the server has shown it; null for now. */
  looking = $state<number | null>(null);
  #table: TableModel;
  /** Counts what is asked for, so that an answer nobody waits for any more is not shown. */
  #asked = 0;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Look at an earlier version, or at now. */
  async look(version: number | null) {
    const table = this.#table;
    table.film.stop();
    const asked = ++this.#asked;
    this.looking = version === table.position?.version ? null : version;
    if (this.looking === null) {
      this.shown = null;
      return;
    }
    const address = `/tables/${table.id}/position?version=${version}`;
    const found = await table.asking.quietly(get<Position>(address));
    if (asked !== this.#asked) return; // one wants to see something else
    if (found) this.shown = found.version === table.position?.version ? null : found;
    this.looking = this.shown?.version ?? null;
  }
}
