/** Meduris in the browser: how its view is drawn, and how its actions are clicked and called. */
import type { Action, MedurisView, Message, View } from '../../api/types';
import type { TableModel } from '../../table/model.svelte';
import type { GameUi, Group, Offer, Phase } from '../contract';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import Chip from './Chip.svelte';
import './colours.css';
import Decision from './Decision.svelte';
import Inspector from './Inspector.svelte';
import { plan } from './plan.svelte';
import Seat from './Seat.svelte';
import { name, piles, plainPlace, spacePlace, workerPlace } from './speech';

const sources = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });

function path(action: Action): string[] {
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

function places(action: Action): string[] {
  if (action.type === 'move' && 'height' in action)
    return [plainPlace(action.plain), plainPlace(action.to)];
  if (action.type === 'token') return [spacePlace(action.space)];
  if (action.type === 'hut' || action.type === 'temple') return [spacePlace(action.space)];
  if (action.type === 'roll') return [plainPlace(action.face)];
  return path(action);
}

/** What somebody means who clicks a place that does not glow. */
function attempt(place: string, given: View): Action | null {
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

function label(action: Action, given: View, table: TableModel): string {
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
function groups(offers: Offer[], _: View, table: TableModel): Group[] {
  const listed = offers.filter(({ action }) => !DRAWN.has(action.type));
  const kinds = [...new Set(listed.map(({ action }) => action.type))];
  return kinds.map((kind) => ({
    ...(kinds.length > 1 ? { title: table.t(`ui-kind-${kind}`) } : {}),
    offers: listed.filter(({ action }) => action.type === kind),
    onBoard: true,
  }));
}

function phases(given: View, table: TableModel): Phase[] {
  const { step, lap, active } = given as MedurisView;
  const phase = (id: string, now: boolean) => ({ id, words: table.t(`ui-phase-${id}`), now });
  if (active < 0) return [phase('setup', true)];
  if (step === 'finished') return [phase('end', true)];
  if (lap) return [phase('lap', true)];
  const payment = (given as MedurisView).payment;
  const ritual = step === 'offering' || payment?.purpose === 'druid';
  const small = step === 'roll' || step === 'take' || step === 'return';
  return [phase('yield', small), phase('action', !ritual && !small), phase('ritual', ritual)];
}

/** So many rounds before the turn limit ends the match, it is shown. */
const NEAR = 3;
function counted({ turn, lap_after: last, seats }: MedurisView, table: TableModel): string {
  if (!turn) return table.t('label-set-up');
  if (last === null || last - turn >= NEAR * seats.length) return table.t('label-turn', { turn });
  return table.t('label-turn-of', { turn, last });
}

function where(given: View, table: TableModel): string {
  const view = given as MedurisView;
  const turn = counted(view, table);
  if (view.step === 'finished') return `${turn}, ${table.t('label-finished')}`;
  if (view.lap) return `${turn}, ${table.t('label-last-lap')}`;
  if (view.finisher === null) return turn;
  return `${turn}, ${table.t('ui-last-turns', { count: view.last_turns })}`;
}

const ui: GameUi = {
  secrets: true,
  Board,
  Seat,
  Chip,
  Cards,
  Inspector,
  Decision,
  words: Object.fromEntries(
    Object.entries(sources).map(([file, load]) => [file.slice(8, 10), load]),
  ),
  where,
  phases,
  path,
  places,
  attempt,
  label,
  groups,
  score: (given, seat) => (given as MedurisView).seats[seat]!.vp,
};
export default ui;
