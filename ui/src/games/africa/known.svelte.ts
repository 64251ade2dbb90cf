/** What the server answers about the position: the tables, forecasts, strengths and ways. */
import type {
  AfricaReach as Reach,
  AfricaView,
  Fights,
  Forecast,
  SideStrength as Strength,
  Terms,
} from '../../api/types';
import type { TableModel } from '../../table/model/model.svelte';

export type {
  AfricaReach as Reach,
  BidCost,
  Forecast,
  SideStrength as Strength,
  Terms,
} from '../../api/types';

const SETTING_UP = new Set<string>(['value', 'deposit', 'drawn', 'start', 'secret']);
const FIGHTING = new Set<string>(['movement', 'conflicts', 'answer', 'commitment', 'stakes']);

class Known {
  terms = $state.raw<Terms | null>(null);
  forecasts = $state.raw<Forecast[]>([]);
  /** By area where the seat on turn has a rival: both sides, for each rival. */
  fights = $state.raw<Record<string, [Strength, Strength][]>>({});
  reach = $state.raw<Reach[]>([]);

  /** Ask what belongs to the position of now. */
  async learn(table: TableModel) {
    const position = table.position;
    if (!position) return;
    const view = position.view as AfricaView;
    const fresh = () => table.position === position;
    if (!this.terms) {
      const terms = await table.asking.query<Terms>('terms');
      if (terms) this.terms = terms;
    }
    if (SETTING_UP.has(view.step) || !fresh()) return;
    const forecasts = await table.asking.query<Forecast[]>('score');
    if (!fresh()) return;
    this.forecasts = forecasts ?? [];
    this.fights = {};
    if (view.active === null || !FIGHTING.has(view.step)) return;
    const found: typeof this.fights = {};
    for (const [name, area] of Object.entries(view.areas)) {
      const there = (seat: number) => area.traders[seat]! > 0 || area.wholesalers.includes(seat);
      const rivals = view.seats.some((_, seat) => seat !== view.active && there(seat));
      if (!there(view.active) || !rivals) continue;
      const fights = await table.asking.query<Fights>(`fight ${name}`);
      if (!fresh()) return;
      if (fights) found[name] = fights.against;
    }
    this.fights = found;
  }

  /** Ask where a trader could go from an area; none asks nothing. */
  async walk(table: TableModel, from: string | null) {
    if (!from) {
      this.reach = [];
      return;
    }
    const found = await table.asking.query<Reach[]>(`reach ${from}`);
    if (choiceIs(table, from)) this.reach = found ?? [];
  }

  forget() {
    this.terms = null;
    this.forecasts = [];
    this.fights = {};
    this.reach = [];
  }
}

function choiceIs(table: TableModel, from: string) {
  return table.picks.places[0] === from;
}

export const known = new Known();
