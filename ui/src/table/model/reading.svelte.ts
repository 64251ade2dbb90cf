/** What is read at the table: a place of the rules; and what a guide points at on the board. */
import { hasRules } from '../../learn/found';
import { settings } from '../../settings.svelte';
import type { TableModel } from './model.svelte';

export class Reading {
  /** The place of the rules that is open; '' for that of the decision, null if none is. */
  #at = $state<string | null>(null);
  /** Places with a pin, which nothing but a guide sets. */
  pins = $state.raw<ReadonlySet<string>>(new Set());
  #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Whether there is something to read about this game. */
  get possible(): boolean {
    return hasRules(this.#table.info.game, settings.language);
  }
  get on(): boolean {
    return this.#at !== null;
  }
  /** Whether one reads about what is being decided, and goes on to the next with it. */
  get follows(): boolean {
    return this.#at === '';
  }
  /** The heading or the rule that is read. */
  get at(): string {
    return this.#at || this.#decided;
  }
  /** The section about what is being decided. */
  get #decided(): string {
    const { game, picks, armed, position } = this.#table;
    const { sections } = game;
    const action = armed ?? picks.open[0]?.action;
    const about = sections?.actions[action?.type ?? ''] ?? sections?.plan?.();
    return about ?? sections?.steps[position?.view.step ?? ''] ?? '';
  }

  open(at = '') {
    if (this.possible) this.#at = at;
  }
  close() {
    this.#at = null;
  }
  pin(places: Iterable<string>) {
    this.pins = new Set(places);
  }
}
