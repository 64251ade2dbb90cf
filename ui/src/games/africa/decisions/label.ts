/** What a button for an action says, and how buttons are arranged. */
import type { Action, AfricaAction, AfricaView, View } from '../../../api/types';
import type { TableModel } from '../../../table/model/model.svelte';
import type { Args } from '../../../words/fluent';
import type { Group, Offer } from '../../contract';
import { areaMessage } from '../explain';

export function label(given: Action, shown: View, table: TableModel): string {
  const action = given as AfricaAction;
  const view = shown as AfricaView;
  const area = (name: string) => areaMessage(table, name);
  const say = (what: string, args: Args = {}) => table.t(`ui-do-${what}`, args);
  const marker = (id: string) => ({ id: `marker-${id}`, args: {} });
  switch (action.type) {
    case 'start':
    case 'trader':
    case 'oust':
      return say(action.type, { area: area(action.area) });
    case 'at':
      return say(
        view.step === 'migrant-area' && view.rules.migration_new_trader === 'own'
          ? 'at-trader'
          : `at-${view.step.replace('-area', '')}`,
        { area: area(action.area) },
      );
    case 'bid':
      return say('bid', { count: action.amount });
    case 'move':
      return say('move', {
        count: action.traders ?? 1,
        origin: area(action.origin),
        goal: area(action.goal),
      });
    case 'lead':
      return say('lead', { goal: area(action.goal) });
    case 'drift':
    case 'caravan':
      return say(action.type, { origin: area(action.origin), goal: area(action.goal) });
    case 'change':
      return say(`change-${action.way}`, { value: { id: `value-${action.value}`, args: {} } });
    case 'use':
      return say('use', { marker: marker(action.marker) });
    case 'repute': {
      const own = action.seat === view.active ? '-own' : '';
      return say(`repute-${action.way}${own}`, { seat: table.name(action.seat) });
    }
    case 'join':
      return say(`join-${action.piece}`, { count: action.count ?? 1 });
    case 'done':
      return say(`done-${view.step}`);
    case 'fight':
      return say('fight', { area: area(action.area), seat: table.name(action.seat) });
    case 'commit':
      return action.influence === 'retreat'
        ? say('commit-retreat')
        : say('commit', { count: action.influence });
    case 'stake':
      return action.marker === 'special'
        ? say('stake-special', { count: action.count })
        : say('stake', { count: action.count, marker: marker(action.marker) });
    case 'retreat':
      return say('retreat', { area: area(action.area), count: action.pieces ?? 1 });
    default:
      return table.has(`ui-do-${action.type}`) ? say(action.type) : action.type;
  }
}

const ON_BOARD = new Set<string>([
  'start',
  'at',
  'move',
  'lead',
  'trader',
  'drift',
  'caravan',
  'change',
  'repute',
  'fight',
  'oust',
  'retreat',
]);
/** What a component of its own offers, with more than a button. */
const SHOWN = new Set<string>(['bid', 'pass', 'use', 'commit']);
const SHOWN_IN_MOVEMENT = new Set<string>(['buy', 'halt', 'end']);

/** This many conflicts are listed, too: a seat that must fight should not have to look for it. */
const FEW = 6;

export function groups(offers: Offer[], shown: View, table: TableModel): Group[] {
  const view = shown as AfricaView;
  if (table.picks.open.length) return [{ offers }];
  const plain: Offer[] = [];
  const onBoard: Offer[] = [];
  for (const offer of offers) {
    const { type } = offer.action;
    if (ON_BOARD.has(type)) onBoard.push(offer);
    else if (SHOWN.has(type) || (view.step === 'movement' && SHOWN_IN_MOVEMENT.has(type))) continue;
    else plain.push(offer);
  }
  const found: Group[] = [];
  if (plain.length) found.push({ offers: plain });
  const few = view.step === 'conflicts' && onBoard.length <= FEW;
  if (few) found.unshift({ offers: onBoard });
  else if (onBoard.length) found.push({ offers: onBoard, onBoard: true });
  return found;
}
