/** What a choice would lead to, shown on the board while one points at it. */
import { untrack } from 'svelte';
import { RefusedError } from '../../api/client';
import type { Action, Preview } from '../../api/types';
import { rest } from '../../rest';
import type { TableModel } from './model.svelte';

/** Milliseconds that one points at something before it is asked what it would do. */
const PASSING = 120;

export class Ghost {
  shown = $state.raw<Preview | null>(null);
  /** The choice that one points at. */
  pointed = $state.raw<Action | null>(null);
  #table: TableModel;
  /** What is being asked; aborted when it does not matter any more. */
  #asking = new AbortController();
  /** What it is about. */
  #of: Action | null = null;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Show what an action would lead to; null shows that of what is armed, or what is. */
  async of(wanted: Action | null) {
    const table = this.#table;
    const action = wanted ?? untrack(() => table.armed);
    if (action && action === this.#of) return;
    this.stop();
    this.#of = action;
    // the focus may be lost because it is being moved, while the page is being changed
    untrack(() => (this.pointed = action));
    if (!action) {
      untrack(() => {
        this.shown = null;
        table.light([]);
      });
      return;
    }
    table.light(table.game.places(action, table.position!.view));
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    await rest.pause('a preview', PASSING); // just passing by asks nothing
    if (signal.aborted || !table.mine || table.sending.on) return;
    if (!table.offers.some((offer) => offer.action === action)) return; // the match has gone on
    try {
      const shown = await table.asking.preview(action, signal);
      if (!signal.aborted && table.mine) this.shown = shown;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error; // a preview is not worth a message
    }
  }

  /** Ask no more; what is shown stays. */
  stop() {
    this.#of = null;
    this.#asking.abort();
  }

  /** The position is another one. */
  clear() {
    this.stop();
    this.pointed = null;
    this.shown = null;
  }
}
