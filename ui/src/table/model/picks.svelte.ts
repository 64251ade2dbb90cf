/** What is clicked on the board, place by place, until it means one action. */
import type { Action } from '../../api/types';
import type { Offer } from '../../games/contract';
import type { TableModel } from './model.svelte';

export class Picks {
  /** Places clicked so far, of an action that takes several. */
  places = $state.raw<string[]>([]);
  /** Actions that the same clicks mean: one of them is to be chosen. */
  open = $state.raw<Offer[]>([]);
  #table: TableModel;
  #paths = $derived.by(() => {
    const { game, offers, position } = this.#table;
    const view = position?.view;
    return view ? offers.map((offer) => ({ offer, path: game.path(offer.action, view) })) : [];
  });
  #glowing = $derived.by(() => {
    const next = this.#fitting(this.places).map(({ path }) => path[this.places.length]);
    return new Set(next.filter((place) => place !== undefined)) as ReadonlySet<string>;
  });
  #proposed = $derived.by(() => {
    const { armed, game, position } = this.#table;
    return armed && position ? game.path(armed, position.view).at(-1) : undefined;
  });

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** The places that may be clicked now. */
  get glowing(): ReadonlySet<string> {
    return this.#glowing;
  }

  /** The actions that begin with these places. */
  #fitting(places: string[]) {
    return this.#paths.filter(({ path }) => places.every((each, step) => path[step] === each));
  }

  /** Somebody clicks a place of the board. */
  async touch(place: string) {
    if (!this.#table.mine) return;
    if (this.places.at(-1) === place) {
      this.places = this.places.slice(0, -1);
      this.open = [];
      return;
    }
    if (!this.glowing.has(place)) {
      const from = this.places.length && this.#paths.some(({ path }) => path[0] === place);
      if (from) this.places = [place];
      else await this.whyNot(place);
      return;
    }
    const places = [...this.places, place];
    const fits = this.#fitting(places);
    const done = fits.filter(({ path }) => path.length === places.length);
    if (done.length === 1 && fits.length === 1) {
      await this.#table.choose(done[0]!.offer.action);
    } else {
      this.places = places;
      this.open = done.map(({ offer }) => offer);
    }
  }

  /** Say why a place cannot be chosen. */
  async whyNot(place: string) {
    const { game, position, mine } = this.#table;
    const action = mine ? game.attempt(place, position!.view) : null;
    if (action) await this.#table.asking.whyNot(action);
  }

  /** The place that was clicked last for what waits for a second click. */
  get proposed(): string | undefined {
    return this.#proposed;
  }

  /** Go on to the next place that may be chosen instead, in the order of the choices. */
  async step(by: number) {
    const places = [...this.glowing];
    const now = places.indexOf(this.proposed ?? '');
    const next = places[(now + by + places.length) % places.length]!;
    const action = this.would(next);
    if (action) await this.#table.deciding.propose(action);
  }

  /** What a click on a place would do at once; null if it would do nothing yet. */
  would(place: string): Action | null {
    if (!this.glowing.has(place)) return null;
    const places = [...this.places, place];
    const fits = this.#fitting(places);
    return fits.length === 1 && fits[0]!.path.length === places.length
      ? fits[0]!.offer.action
      : null;
  }

  /** Forget what was clicked, and what waits for a second click. */
  clear() {
    this.places = [];
    this.open = [];
    this.#table.deciding.armed = null;
  }
}
