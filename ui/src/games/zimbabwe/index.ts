/** The Great Zimbabwe's part of the page. */
import type { Action, Message, View, ZimbabweView } from '../../api/types';
import type { TableModel } from '../../table/model.svelte';
import type { GameUi, Group, Offer } from '../contract';
import { craftsmanAt, large, monumentAt, priceOf, resourceAt } from './about';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import Chip from './Chip.svelte';
import Decision from './Decision.svelte';
import { desk, notation } from './desk.svelte';
import Inspector from './Inspector.svelte';
import Seat from './Seat.svelte';

const sources = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });
const named = (id: string): Message => ({ id, args: {} });

/** Where an action is clicked; a monument to be raised is taken into a plan instead. */
function path(action: Action): string[] {
  return 'cell' in action && typeof action.cell === 'string' && action.type !== 'raise'
    ? [action.cell]
    : [];
}

function places(action: Action, given: View): string[] {
  if (!('cell' in action) || typeof action.cell !== 'string') return [];
  const view = given as ZimbabweView;
  const craftsman = action.type === 'at' ? craftsmanAt(view, action.cell) : undefined;
  const water =
    action.type === 'at' && action.lie && !craftsman
      ? [action.cell, beside(action.cell, action.lie)]
      : [action.cell];
  return craftsman ? [craftsman.cell] : water;
}

/** The second cell of a tile that lies across or down. */
function beside(cell: string, lie: string): string {
  const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(cell)!;
  if (lie === 'down') return `${letters}${Number(row) + 1}`;
  return `${letters!.slice(0, -1)}${String.fromCharCode(letters!.charCodeAt(letters!.length - 1) + 1)}${row}`;
}

function attempt(place: string, given: View): Action | string | null {
  const view = given as ZimbabweView;
  if (desk.inspecting) return null;
  const anchor = craftsmanAt(view, place)?.cell ?? place;
  switch (view.step) {
    case 'first-monument':
    case 'monument-site':
    case 'resource-site':
      return { type: 'at', cell: place };
    case 'water-site':
      return { type: 'at', cell: place, lie: desk.lie };
    case 'craftsman-site': {
      const kind = view.turn.placing;
      const square = desk.numbers?.craftsmen[kind as 'potter']?.square;
      return square ? { type: 'at', cell: place } : { type: 'at', cell: place, lie: desk.lie };
    }
    case 'good':
      return { type: 'buy', cell: anchor };
    case 'primary-good':
      return { type: 'primary', cell: anchor };
    case 'good-resource':
    case 'primary-resource':
      return { type: 'resource', cell: place };
    case 'turn':
      return monumentAt(view, place) ? { type: 'raise', cell: place } : null;
    default:
      return null;
  }
}

function label(action: Action, given: View, table: TableModel): string {
  return large(order(action, given, table));
}

function order(action: Action, given: View, table: TableModel): string {
  const view = given as ZimbabweView;
  switch (action.type) {
    case 'bid':
      return table.t('ui-give', { cattle: 'cattle' in action ? action.cattle : 0 });
    case 'god':
      return table.t('ui-adore', { god: named(`god-${action.god}`) });
    case 'specialist':
      return table.t('ui-take', { specialist: named(`specialist-${action.specialist}`) });
    case 'shaman':
      return table.t('ui-shaman', { resource: named(`resource-${action.resource}`) });
    case 'herd':
      return table.t('ui-herd', { cattle: action.cattle });
    case 'place':
      return table.t('ui-place-it', { craftsman: named(`craftsman-${action.craftsman}`) });
    case 'price':
      return table.t('ui-set-price', {
        craftsman: named(`craftsman-${action.craftsman}`),
        price: action.price,
      });
    case 'at': {
      const lie = 'lie' in action && action.lie ? action.lie : 'so';
      return table.t('ui-at', { cell: 'cell' in action ? action.cell : '', lie });
    }
    case 'raise':
      return table.t('ui-raise', { cell: 'cell' in action ? action.cell : '' });
    case 'buy':
    case 'primary': {
      const cell = 'cell' in action ? action.cell : '';
      const craftsman = craftsmanAt(view, cell);
      if (!craftsman) return cell;
      const does = table.offers.find((offer) => offer.action === action)?.does?.args;
      const paid = Number(does?.['price'] ?? 0) + Number(does?.['fee'] ?? 0);
      return table.t('ui-buy', {
        craftsman: named(`craftsman-${craftsman.craftsman}`),
        owner: table.name(craftsman.owner),
        price: paid || priceOf(view, craftsman.owner, craftsman.craftsman),
        cell,
      });
    }
    case 'resource':
      return table.t('ui-use-up', {
        resource: named(`resource-${resourceAt(view, action.cell) ?? 'wood'}`),
        cell: action.cell,
      });
    default:
      return table.has(`ui-${action.type}`) ? table.t(`ui-${action.type}`) : action.type;
  }
}

/** Cards, plans and prices are shown by the decision itself; here is what is left for buttons. */
function groups(offers: Offer[], given: View, table: TableModel): Group[] {
  const { step } = given as ZimbabweView;
  if (table.open.length) return [{ offers }];
  const of = (...types: string[]) => offers.filter((offer) => types.includes(offer.action.type));
  if (step === 'gift') return [{ offers: of('pass') }];
  if (step === 'dziva-prices') return [{ offers: of('done') }];
  if (step === 'turn') return desk.running ? [] : [{ offers: of('build', 'end') }];
  if (step.endsWith('good') || step.endsWith('resource')) return buying(offers);
  return [{ offers, onBoard: true }];
}

/** What the plan takes next has a button of its own. */
function buying(offers: Offer[]): Group[] {
  const rest = offers.filter((offer) => notation(offer.action) !== desk.left[0]);
  return desk.running ? [] : [{ offers: rest }];
}

const ui: GameUi = {
  secrets: false,
  Board,
  Seat,
  Chip,
  Cards,
  Inspector,
  Decision,
  words: Object.fromEntries(
    Object.entries(sources).map(([file, load]) => [file.slice(8, 10), load]),
  ),
  where(given, table) {
    const view = given as ZimbabweView;
    if (!view.round) return table.t('ui-where-start');
    const names = view.order.map((seat) => table.name(seat)).join(', ');
    return view.step === 'gift' || !names
      ? table.t('ui-where', { round: view.round })
      : table.t('ui-where-order', { round: view.round, names });
  },
  phases(given, table) {
    const { step, round } = given as ZimbabweView;
    const now = step === 'gift' ? 'gifts' : step === 'finished' ? 'judgement' : 'turns';
    return ['gifts', 'turns', 'revenue', 'judgement'].map((id) => ({
      id,
      words: table.t(`ui-phase-${id}`),
      now: round > 0 && id === now,
    }));
  },
  path,
  places,
  attempt,
  label,
  groups,
  score: (given, seat) => (given as ZimbabweView).seats[seat]!.vp,
};
export default ui;
