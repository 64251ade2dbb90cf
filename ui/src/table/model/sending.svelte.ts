/** What was chosen, on its way to the server and back. */
import { freshKey, post } from '../../api/client';
import type { Played } from '../../api/types';
import { rest } from '../../rest';
import type { TableModel } from './model.svelte';

/** Milliseconds after which one wants to see that something is on its way. */
const SLOW = 150;
/** Milliseconds after which news that must be there is asked for. */
const LATE = 3000;

export class Sending {
  /** Whether what was chosen is on its way. */
  on = $state(false);
  /** Whether that takes so long that it is to be seen. */
  busy = $state(false);
  #table: TableModel;
  #late = () => {};
  #slow = () => {};
  /** Who waits for what was chosen to arrive. */
  #arrivals: (() => void)[] = [];

  constructor(table: TableModel) {
    this.#table = table;
  }

  async send(what: string, body: object) {
    const table = this.#table;
    if (!table.position || this.on) return;
    this.on = true;
    this.#slow = rest.later('an answer', SLOW, () => (this.busy = true));
    table.decided();
    const request = { ...body, expected_version: table.position.version, key: freshKey() };
    const played = await table.asking.quietly(post<Played>(`/tables/${table.id}/${what}`, request));
    // What it led to comes by the socket: until then nothing that is shown can be chosen.
    if (!played || table.position.version >= played.now) this.#landed();
    else this.awaitNews();
  }

  /** A position has come: what was chosen is in it. */
  arrived() {
    this.#landed();
    this.#late();
  }
  #landed() {
    this.#slow();
    this.on = this.busy = false;
    for (const arrived of this.#arrivals.splice(0)) arrived();
  }
  /** Wait until what was chosen has arrived, or was refused. */
  async arrival() {
    if (this.on) await new Promise<void>((arrived) => this.#arrivals.push(arrived));
  }

  /** There is news: if it does not come by itself, the socket is dead without knowing it. */
  awaitNews() {
    this.#late();
    this.#late = rest.later('news', LATE, () => this.#table.renew());
  }

  stop() {
    this.#late();
    this.#slow();
  }
}
