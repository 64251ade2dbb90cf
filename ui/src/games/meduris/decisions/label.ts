/** What a button for an action says, and how buttons are arranged. */
import type { Action, MedurisView, Message, View } from '../../../api/types';
import type { TableModel } from '../../../table/model/model.svelte';
import type { Group, Offer } from '../../contract';
import { name, piles } from '../speech';
import { plan } from './plan.svelte';

export function label(action: Action, given: View, table: TableModel): string {
  const view = given as MedurisView;
  const say = (id: string, args: Record<string, string | number | Message> = {}) =>
    table.t(`ui-do-${id}`, args);
  switch (action.type) {
    case 'lay':
      return say('lay', { space: (action as { space: number }).space });
    case 'worker':
      return say('worker', { plain: name('material', action.plain) });
    case 'take':
    case 'return':
      return say(action.type, { pile: piles([[1, action.material]]) });
    case 'decline':
      return table.t('ui-decline');
    case 'move':
      return 'height' in action
        ? say('move', { plain: name('material', action.plain), to: name('material', action.to) })
        : action.type;
    case 'hut':
    case 'temple': {
      const site = plan.sites.get(action.space);
      const price = action.type === 'hut' ? site?.hut : site?.temple;
      const cost = price && piles(price.materials.map((material) => [price.each, material]));
      return cost
        ? say(action.type, { space: action.space, cost })
        : say(`${action.type}-on`, { space: action.space });
    }
    case 'pay':
      return table.t('ui-pay');
    case 'spare':
      return say('spare', { pile: piles([[1, action.material]]) });
    case 'replace': {
      const counts = new Map<string, number>();
      for (const each of [action.one, action.two, action.three])
        counts.set(each, (counts.get(each) ?? 0) + 1);
      return say('replace', { pile: piles([...counts].map(([each, count]) => [count, each])) });
    }
    case 'offer': {
      if (action.gift === 'nothing' || action.gift === 'token') return say(`offer-${action.gift}`);
      const two = view.spaces[view.druid]!.materials;
      const given = action.gift === 'both' ? two : [action.gift];
      return say('offer', { pile: piles(given.map((each) => [1, each])) });
    }
    default:
      return action.type;
  }
}

/** What has its own buttons in the strip is not listed again. */
const DRAWN = new Set(['take', 'return', 'decline', 'pay', 'spare', 'replace', 'offer']);
export function groups(offers: Offer[], _: View, table: TableModel): Group[] {
  const listed = offers.filter(({ action }) => !DRAWN.has(action.type));
  const kinds = [...new Set(listed.map(({ action }) => action.type))];
  return kinds.map((kind) => ({
    ...(kinds.length > 1 ? { title: table.t(`ui-kind-${kind}`) } : {}),
    offers: listed.filter(({ action }) => action.type === kind),
    onBoard: true,
  }));
}
