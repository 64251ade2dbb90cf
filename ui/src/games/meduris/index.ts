/** Meduris in the browser: how far a match is, and which parts show it. */
import type { MedurisView, View } from '../../api/types';
import type { TableModel } from '../../table/model/model.svelte';
import type { GameUi, Phase } from '../contract';
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
import { spacePlace } from './speech';

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

/** The turn limit is shown this many rounds before it ends the match. */
const NEAR = 3;
function counted({ turn, lap_after: last, seats }: MedurisView, table: TableModel): string {
  if (!turn) return table.t('label-set-up');
  if (last === null || last - turn >= NEAR * seats.length) return table.t('label-turn', { turn });
  return table.t('label-turn-of', { turn, last });
}

function where(given: View, table: TableModel, short = false): string {
  const view = given as MedurisView;
  const turn = counted(view, table);
  if (short) return view.turn ? turn : '';
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
  cards: { Panel: Cards, name: (table) => table.t('ui-cards') },
  Inspector,
  Decision,
  where,
  phases,
  path,
  about(given) {
    const { step, druid, payment } = given as MedurisView;
    const space = payment?.space ?? (step === 'offering' ? druid : -1);
    return space < 0 ? [] : [spacePlace(space)];
  },
  places,
  attempt,
  label,
  groups,
  leaves,
  main,
  score: (given, seat) => (given as MedurisView).seats[seat]!.vp,
  sections,
  sense,
};
export default ui;
