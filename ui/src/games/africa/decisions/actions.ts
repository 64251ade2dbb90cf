/** Where on the board an action is: what to click for it, and what it touches. */
import type { Action, AfricaAction, AfricaView, View } from '../../../api/types';
import { choice } from './choice.svelte';

/** The traders in the supply, as something to pick up. */
export const SUPPLY = 'supply';
export const valuePlace = (value: string) => `value:${value}`;
export const seatPlace = (seat: number) => `seat:${seat}`;

export function path(given: Action, shown: View): string[] {
  const action = given as AfricaAction;
  const view = shown as AfricaView;
  switch (action.type) {
    case 'start':
    case 'at':
    case 'fight':
    case 'oust':
    case 'retreat':
      return [action.area];
    case 'move':
      return choice.means(action, view) ? [action.origin, action.goal] : [];
    case 'lead': {
      const origin = view.seats[view.active ?? 0]!.wholesaler;
      return origin && choice.means(action, view) ? [origin, action.goal] : [];
    }
    case 'drift':
    case 'caravan':
      return [action.origin, action.goal];
    case 'trader':
      return [SUPPLY, action.area];
    case 'change':
      return [valuePlace(action.value)];
    case 'repute':
      return [seatPlace(action.seat)];
    default:
      return [];
  }
}

/** The places that a record touched. */
export function places(given: Action, shown: View): string[] {
  const action = given as AfricaAction;
  switch (action.type) {
    case 'move':
    case 'drift':
    case 'caravan':
      return [action.origin, action.goal];
    case 'lead':
      return [action.goal];
    case 'trader':
    case 'deposit':
      return [action.area];
    case 'value':
      return [valuePlace(action.resource)];
    default:
      return path(given, shown);
  }
}

const ASKED_AREA = new Set<string>([
  'neutral',
  'station-area',
  'wholesaler-area',
  'trader-area',
  'convert-area',
  'migrant-area',
]);

/** What a click on a place that does not glow means, so that the reason can be told. */
export function attempt(place: string, shown: View): Action | null {
  const view = shown as AfricaView;
  const area = view.areas[place];
  if (!area) return attemptTable(place, view);
  const { origin: picked } = choice;
  const origin = picked && picked !== place && picked in view.areas ? picked : null;
  const neighbour = area.borders[0] ?? place;
  const way = origin ? { origin, goal: place } : { origin: place, goal: neighbour };
  const rival = area.traders.findIndex((count, seat) => count > 0 && seat !== view.active);
  if (view.step === 'start') return { type: 'start', area: place };
  if (ASKED_AREA.has(view.step)) return { type: 'at', area: place };
  switch (view.step) {
    case 'movement':
      return picked === SUPPLY ? { type: 'trader', area: place } : { type: 'move', ...way };
    case 'drifting':
      return { type: 'drift', ...way };
    case 'caravan-way':
      return { type: 'caravan', ...way };
    case 'conflicts':
      return rival >= 0
        ? { type: 'fight', area: place, seat: rival }
        : { type: 'oust', area: place };
    case 'retreating':
      return { type: 'retreat', area: place };
    default:
      return null;
  }
}

/** Where somebody may want to move a value, or be told why not. */
const MOVING_VALUES = new Set<string>(['movement', 'market-steps', 'conflicts', 'afterwards']);

function attemptTable(place: string, view: AfricaView): Action | null {
  const [kind, name] = place.split(':');
  if (kind === 'value' && MOVING_VALUES.has(view.step)) {
    const value = name as 'africa' | 'bananas' | 'diamonds' | 'gold' | 'ivory';
    return { type: 'change', value, way: view.market[0] ? 'down' : 'up' };
  }
  return null;
}
