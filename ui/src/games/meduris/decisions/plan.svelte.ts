/** What a person at a table of Meduris has in mind, and what the server says to that. */
import type { Action, MedurisView } from '../../../api/types';
import { rest } from '../../../rest';
import type { TableModel } from '../../../table/model/model.svelte';
import type { Offer } from '../../contract';
import type { Price, Site, SeatScore, Way } from '../answers';
import { workerPlace } from '../speech';

export type Kind = 'hut' | 'temple' | 'move';
/** How a space can be paid: as it is, with three for one, or not at all. */
export type Means = 'pay' | 'swap' | 'dear' | null;

class Plan {
  /** What a click on a space means, or on a worker: a switch in the strip. */
  kind = $state<Kind>('hut');
  /** The space that is pointed at. */
  pointed = $state<number | null>(null);
  /** What can be said of the free spaces now. */
  sites = $state.raw<ReadonlyMap<number, Site>>(new Map());
  /** Where the druid goes after the next building. */
  way = $state.raw<Way | null>(null);
  /** What everybody would have if the match ended now. */
  standings = $state.raw<SeatScore[]>([]);
  #asked = 0;

  /** Another table, or somebody else at this screen: what was said to the one before is not theirs. */
  forget() {
    this.#asked++;
    this.pointed = null;
    this.sites = new Map();
    this.way = null;
    this.standings = [];
  }

  /** A new position: choose what is likely wanted, and ask the server about it. */
  async face(table: TableModel) {
    const asked = ++this.#asked;
    const { position } = table;
    if (!position) return;
    const kinds = new Set((position.legal ?? []).map((action) => action.type));
    if (kinds.has('move'))
      this.kind = kinds.has('hut') ? 'hut' : kinds.has('temple') ? 'temple' : 'move';
    await rest.pause('a position', 60); // what passes by is not asked about
    if (asked !== this.#asked) return;
    const view = position.view as MedurisView;
    const over = view.step === 'finished';
    const [sites, way, standings] = await Promise.all([
      over ? [] : table.asking.query<Site[]>('sites'),
      over ? null : table.asking.query<Way>('druid'),
      table.asking.query<SeatScore[]>('score'),
    ]);
    if (asked !== this.#asked) return;
    this.sites = new Map((sites ?? []).map((site) => [site.space, site]));
    this.way = way;
    this.standings = standings ?? [];
  }

  /** The price that is shown on a free space, for what is to be built there. */
  price(space: number): Price | null {
    const site = this.sites.get(space);
    return (this.kind === 'temple' ? site?.temple : site?.hut) ?? null;
  }
  means(space: number): Means {
    const price = this.price(space);
    if (!price) return this.kind === 'temple' && this.sites.has(space) ? 'dear' : null;
    if (price.payable === null) return null;
    if (!price.payable) return 'dear';
    return price.missing!.some(Boolean) ? 'swap' : 'pay';
  }
  /** Whether an action is one that the switch lets be chosen on the board. */
  wants(action: Action): boolean {
    if (action.type === 'hut' || action.type === 'temple') return action.type === this.kind;
    return true;
  }
}
export const plan = new Plan();

/** Where the picked worker may go. */
export function destinations(table: TableModel): (Offer & { to: string })[] {
  const [picked] = table.picks.places;
  return table.offers.flatMap((offer) => {
    const { action } = offer;
    if (action.type !== 'move' || !('height' in action)) return [];
    return workerPlace(action.plain, action.height) === picked ? [{ ...offer, to: action.to }] : [];
  });
}
/** The move of the picked worker to a plain. */
export function destination(table: TableModel, plain: string): Offer | undefined {
  return destinations(table).find(({ to }) => to === plain);
}
