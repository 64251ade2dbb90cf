/** The Great Zimbabwe's part of the page. */
import type { ZimbabweView } from '../../api/types';
import type { GameUi } from '../contract';
import Cards from './beside/Cards.svelte';
import Chip from './beside/Chip.svelte';
import Inspector from './beside/Inspector.svelte';
import Seat from './beside/Seat.svelte';
import Board from './board/Board.svelte';
import { sense } from './board/sense';
import { attempt, path, places } from './decisions/actions';
import Decision from './decisions/Decision.svelte';
import { groups, label } from './decisions/label';
import { leaves, main } from './decisions/main';
import { sections } from './learn/sections';

const ui: GameUi = {
  secrets: false,
  Board,
  Seat,
  Chip,
  cards: { Panel: Cards, name: (table) => table.t('ui-cards') },
  Inspector,
  Decision,
  where(given, table, short) {
    const view = given as ZimbabweView;
    if (!view.round) return table.t('ui-where-start');
    if (short) return table.t('at-round', { number: view.round });
    if (view.step === 'gift') return table.t('ui-where', { round: view.round });
    // everybody's place stands at their seat
    const place = view.order.findIndex((seat) => seat === table.reader) + 1;
    return place
      ? table.t('ui-where-order', { round: view.round, place, count: view.order.length })
      : table.t('at-round', { number: view.round });
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
  leaves,
  main,
  score: (given, seat) => (given as ZimbabweView).seats[seat]!.vp,
  sections,
  sense,
};
export default ui;
