/** Heart of Africa, as the page shows it. */
import type { AfricaView, View } from '../../api/types';
import type { GameUi } from '../contract';
import Cards from './beside/Cards.svelte';
import Chip from './beside/Chip.svelte';
import Inspector from './beside/Inspector.svelte';
import Seat from './beside/Seat.svelte';
import Board from './board/Board.svelte';
import { sense } from './board/sense';
import './colours.css';
import { attempt, path, places } from './decisions/actions';
import Decision from './decisions/Decision.svelte';
import { groups, label } from './decisions/label';
import { leaves, main } from './decisions/main';
import { sections } from './learn/sections';

const PHASES = ['auction', 'movement', 'conflicts', 'afterwards'] as const;
const SETTING_UP = new Set<string>(['value', 'deposit', 'drawn', 'start', 'secret']);
const CONFLICT = new Set<string>([
  'conflicts',
  'fate',
  'answer',
  'commitment',
  'stakes',
  'reveal',
  'retreating',
  'raising',
]);

function phase(view: View): string {
  const { step, resume } = view as AfricaView;
  const at = resume ?? step;
  if (CONFLICT.has(at)) return 'conflicts';
  if (at === 'marker') return 'auction';
  return at === 'neutral' ? 'movement' : at;
}

const ui: GameUi = {
  secrets: true,
  Board,
  Seat,
  Chip,
  cards: { Panel: Cards, name: (table) => table.t('ui-cards') },
  Inspector,
  Decision,
  where: (shown, table, short) => {
    const view = shown as AfricaView;
    if (SETTING_UP.has(view.step)) return table.t('ui-where-start');
    return short
      ? table.t('at-round', { number: view.round })
      : table.t('ui-where', { round: view.round, goal: view.rules.goal ?? 42 });
  },
  phases: (view, table) =>
    PHASES.map((id) => ({ id, words: table.t(`ui-phase-${id}`), now: phase(view) === id })),
  path,
  about(shown) {
    const { conflict, caravan } = shown as AfricaView;
    return conflict ? [conflict.area] : caravan ? [caravan.origin, caravan.goal] : [];
  },
  places,
  attempt,
  label,
  groups,
  leaves,
  main,
  score: (shown, seat) => (shown as AfricaView).seats[seat]!.vp,
  sections,
  sense,
};
export default ui;
