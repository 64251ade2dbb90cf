/**
 * What one is about to do at the table: the monuments to raise and the plan for them, the lie of a
 * tile, the cell that is looked into. Nothing of the match is kept here.
 */
import type { Action, ZimbabweAction, ZimbabweView } from '../../../api/types';
import type { TableModel } from '../../../table/model/model.svelte';
import type { CardNumbers, RaisePlan, Reach, Way } from '../answers';

/** Actions as the server writes them, for those that a plan is made of. */
export function notation(action: Action): string {
  return 'cell' in action ? `${action.type} ${action.cell}` : action.type;
}

class Desk {
  /** The tab of the strip that is open. */
  tab = $state('');
  lie = $state<'across' | 'down'>('across');

  inspecting = $state(false);
  inspected = $state<string | null>(null);
  eshu = $state(false);
  reach = $state.raw<Reach | null>(null);

  /** Monuments to be raised together. */
  chosen = $state.raw<readonly string[]>([]);
  /** Cells that the plan is to use, and those that it is to leave alone. */
  using = $state.raw<readonly string[]>([]);
  without = $state.raw<readonly string[]>([]);
  /** The plan for the chosen monuments; null if there is none, undefined before it is known. */
  plan = $state.raw<RaisePlan | null | undefined>(undefined);
  /** What is left to do of a plan that is being carried out. */
  left = $state.raw<readonly string[]>([]);
  running = $state(false);

  /** What a tile that is tried out would reach. */
  tile = $state.raw<Reach | null>(null);
  /** A way that is drawn because one points at it, or because somebody just took it. */
  way = $state.raw<Way | null>(null);
  numbers = $state.raw<CardNumbers | null>(null);

  #table: TableModel | null = null;
  #asked = 0;
  #tried = 0;
  #version = -1;
  #known = '';

  /** The position has changed: what does not fit any more is dropped. */
  settle(table: TableModel) {
    if (this.#table !== table) this.#forget(table);
    const position = table.position;
    if (!position || position.version === this.#version) return;
    this.#version = position.version;
    const view = position.view as ZimbabweView;
    const last = table.log.at(-1);
    if (this.left.length) {
      const planned = last && notation(last.action) === this.left[0];
      this.left = planned ? this.left.slice(1) : [];
      if (!this.left.length && !this.running) this.drop();
    } else if (this.chosen.length && !this.running) {
      const may = new Set(table.offers.map((offer) => notation(offer.action)));
      const chosen = this.chosen.filter((cell) => may.has(`raise ${cell}`));
      if (chosen.length) void this.#choose(table, chosen);
      else this.drop();
    }
    if (view.turn.main !== 'raising' && !table.mine) this.drop();
    this.way = null;
    this.tile = null;
    void this.#learn(table, view);
    if (this.inspecting && this.inspected) void this.inspect(table, this.inspected);
  }

  #forget(table: TableModel) {
    this.#table = table;
    this.#version = -1;
    this.#known = '';
    this.numbers = null;
    this.inspected = null;
    this.reach = null;
    this.drop();
  }

  /** The numbers on the cards change only with what is there to be had. */
  async #learn(table: TableModel, view: ZimbabweView) {
    const known = JSON.stringify([view.supply, view.seats.map((seat) => seat.god), table.seat]);
    if (known === this.#known || !this.#mapped(view)) return;
    this.#known = known;
    this.numbers = (await table.asking.query<CardNumbers>('cards')) ?? this.numbers;
  }

  #mapped(view: ZimbabweView) {
    return !['tile', 'marker', 'without'].includes(view.step);
  }

  // Raising monuments

  drop() {
    this.chosen = [];
    this.using = [];
    this.without = [];
    this.plan = undefined;
    this.left = [];
  }

  /** Choose a monument to be raised, or not to be. */
  async toggle(table: TableModel, cell: string) {
    const chosen = this.chosen.includes(cell)
      ? this.chosen.filter((each) => each !== cell)
      : [...this.chosen, cell];
    if (chosen.length) await this.#choose(table, chosen);
    else this.drop();
  }

  async #choose(table: TableModel, chosen: readonly string[]) {
    this.chosen = chosen;
    const asked = ++this.#asked;
    const wishes = [
      ...(this.using.length ? ['using', ...this.using] : []),
      ...(this.without.length ? ['not', ...this.without] : []),
    ];
    const plan = await table.asking.query<RaisePlan>(['plan', ...chosen, ...wishes].join(' '));
    if (asked !== this.#asked || this.chosen !== chosen) return;
    // wishes that cannot be met for these monuments: the reason is told, and the plan is made without
    if (!plan && wishes.length) await this.cheapest(table);
    else this.plan = plan;
  }

  /** Have a craftsman or resource used; one wish per kind. */
  async use(table: TableModel, cell: string, sameKind: readonly string[]) {
    this.using = [...this.using.filter((each) => !sameKind.includes(each)), cell];
    this.without = this.without.filter((each) => each !== cell);
    await this.#choose(table, this.chosen);
  }

  /** Leave a craftsman or resource alone. */
  async avoid(table: TableModel, cell: string) {
    this.using = this.using.filter((each) => each !== cell);
    this.without = [...this.without, cell];
    await this.#choose(table, this.chosen);
  }

  async cheapest(table: TableModel) {
    this.using = [];
    this.without = [];
    await this.#choose(table, this.chosen);
  }

  /** Start to carry the plan out by hand: its choices stay marked. */
  async begin(table: TableModel) {
    if (!this.plan?.actions.length) return;
    this.left = this.plan.actions;
    const first = find(table, this.left[0]!);
    if (first) await table.play(first);
  }

  /** Carry the plan out, action by action. */
  async run(table: TableModel) {
    if (!this.plan || this.running) return;
    this.left = this.plan.actions;
    await this.resume(table);
  }

  /** Carry out what is left of the plan. */
  async resume(table: TableModel) {
    if (this.running) return;
    this.running = true;
    try {
      while (this.left.length) {
        const version = table.position?.version;
        const action = find(table, this.left[0]!);
        if (!action) break;
        await table.play(action);
        await table.sending.arrival();
        if (table.position?.version === version) break; // it was refused, or nobody answers
        this.settle(table);
      }
    } finally {
      this.running = false;
      this.drop();
    }
  }

  // Looking

  async inspect(table: TableModel, cell: string | null) {
    this.inspected = cell;
    if (!cell || !this.#mapped(table.position!.view as ZimbabweView)) {
      this.reach = null;
      return;
    }
    const found = await table.asking.query<Reach>(`reach ${cell}${this.eshu ? ' eshu' : ''}`);
    if (this.inspected === cell) this.reach = found;
  }

  /** Show what a tile would reach that covers some cells; none shows nothing. */
  async tryTile(table: TableModel, cells: readonly string[]) {
    const asked = ++this.#tried;
    this.tile = null;
    if (!cells.length) return;
    const { seats, actor } = table.position!.view as ZimbabweView;
    const eshu = seats[actor]?.god === 'eshu' ? ' eshu' : '';
    const found = await table.asking.query<Reach>(`reach ${cells.join(' ')}${eshu}`);
    if (asked === this.#tried) this.tile = found;
  }

  async show(table: TableModel, ends: readonly [string, string] | null) {
    const asked = ++this.#asked;
    if (!ends) {
      this.way = null;
      return;
    }
    const way = await table.asking.query<Way>(`way ${ends[0]} ${ends[1]}`);
    if (asked === this.#asked) this.way = way;
  }
}

export const desk = new Desk();

/** What the plan takes next, if one carries it out by hand. */
export function planned(table: TableModel): Action | undefined {
  return table.offers.find(({ action }) => notation(action) === desk.left[0])?.action;
}

function find(table: TableModel, words: string): ZimbabweAction | undefined {
  const found = table.offers.find(({ action }) => notation(action) === words);
  return found?.action as ZimbabweAction | undefined;
}
