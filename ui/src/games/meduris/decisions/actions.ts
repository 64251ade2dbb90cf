/** Where on the board an action is: what to click for it, and what it touches. */
import type { Action, MedurisView, View } from '../../../api/types';
import { plainPlace, spacePlace, workerPlace } from '../speech';
import { plan } from './plan.svelte';

export function path(action: Action): string[] {
  switch (action.type) {
    case 'lay':
      return [spacePlace((action as { space: number }).space)];
    case 'hut':
    case 'temple':
      return plan.wants(action) ? [spacePlace(action.space)] : [];
    case 'worker':
      return [plainPlace(action.plain)];
    case 'take':
    case 'return':
      return [plainPlace(action.material)];
    case 'move':
      return 'height' in action
        ? [workerPlace(action.plain, action.height), plainPlace(action.to)]
        : [];
    default:
      return [];
  }
}

export function places(action: Action): string[] {
  if (action.type === 'move' && 'height' in action)
    return [plainPlace(action.plain), plainPlace(action.to)];
  if (action.type === 'token') return [spacePlace(action.space)];
  if (action.type === 'hut' || action.type === 'temple') return [spacePlace(action.space)];
  if (action.type === 'roll') return [plainPlace(action.face)];
  return path(action);
}

/** What a click on a place that does not glow means. */
export function attempt(place: string, given: View): Action | null {
  const { step } = given as MedurisView;
  const [kind, one, two] = place.split('-') as [string, string?, string?];
  if (kind === 'plain') {
    const material = one as 'wood';
    if (step === 'take') return { type: 'take', material };
    if (step === 'return') return { type: 'return', material };
    return step === 'worker' ? { type: 'worker', plain: material } : null;
  }
  if (kind === 'w') {
    const plain = one as 'wood';
    const to = plain === 'wood' ? 'wool' : 'wood';
    return step === 'turn' ? { type: 'move', plain, height: Number(two), to } : null;
  }
  const space = Number(place.slice(1));
  if (step === 'lay') return { type: 'lay', space };
  return step === 'turn' ? { type: plan.kind === 'temple' ? 'temple' : 'hut', space } : null;
}
