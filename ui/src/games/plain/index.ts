/**
 * A table for a game that the page does not know: its drawing with letters, as the terminal shows it,
 * and its choices in sentences. It takes nothing for granted that not every game has.
 */
import type { GameUi } from '../contract';
import Inspector from './beside/Inspector.svelte';
import Board from './board/Board.svelte';
import { label } from './decisions/choices';
import Decision from './decisions/Decision.svelte';

const ui: GameUi = {
  secrets: true, // nobody knows whether it has some: a screen that goes round is covered
  Board,
  Inspector,
  Decision,
  where: () => '',
  phases: () => [],
  path: () => [],
  places: () => [],
  attempt: () => null,
  label,
  groups: () => [],
};
export default ui;
