/** What a button for an action says, and how buttons are arranged. */
import type { Action, Message, View, ZimbabweView } from '../../../api/types';
import type { TableModel } from '../../../table/model/model.svelte';
import type { Group, Offer } from '../../contract';
import { craftsmanAt, large, priceOf, resourceAt } from '../about';
import { desk, notation } from './desk.svelte';

const named = (id: string): Message => ({ id, args: {} });

export function label(action: Action, given: View, table: TableModel): string {
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
export function groups(offers: Offer[], given: View, table: TableModel): Group[] {
  const { step } = given as ZimbabweView;
  if (table.picks.open.length) return [{ offers }];
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
