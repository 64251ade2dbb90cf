/** From what is chosen to what is done: at once, or after it was shown or asked about. */
import type { Action } from '../../api/types';
import { pointer } from '../../look/pointer';
import { settings } from '../../settings.svelte';
import { isFinal } from './final';
import type { TableModel } from './model.svelte';

export class Deciding {
  /** An action that waits for a second click: it cannot be undone, or a finger has chosen it. */
  armed = $state.raw<Action | null>(null);
  /** Whether that is because it cannot be undone. */
  asked = $state(false);
  /** The version at which all of the strip is unfolded; the next decision begins with its first part. */
  #unfolded = $state(-1);
  #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Whether all of the strip is unfolded, over what lies beside it. */
  get unfolded(): boolean {
    return this.#table.mine && this.#unfolded === this.#table.position?.version;
  }
  unfold(on: boolean) {
    this.#unfolded = on ? (this.#table.position?.version ?? -1) : -1;
  }

  /** Choose an action; a finger is shown first what it would do, and does it when it comes again. */
  async choose(action: Action) {
    const table = this.#table;
    if (!pointer.touch || this.armed === action) await this.decide(action);
    else if (table.mine && !table.sending.on) await this.propose(action);
  }

  /** Show what an action would do, and wait for a second click. */
  async propose(action: Action) {
    this.armed = action;
    this.asked = false;
    await this.#table.ghost.of(action);
  }

  /** Decide for an action: play it, or arm it if it cannot be undone and one wants to be asked. */
  async decide(action: Action) {
    const table = this.#table;
    if (!table.mine || table.sending.on) return;
    const { position } = table;
    // whoever has no choice is not asked
    if (settings.confirm && this.armed !== action && table.offers.length > 1) {
      const past = () => table.position !== position || table.sending.on;
      const final = await this.#final(action, past);
      if (past()) return; // what was clicked is not there any more
      if (final) {
        this.armed = action;
        this.asked = true;
        return;
      }
    }
    await table.play(action);
  }

  async #final(action: Action, past: () => boolean): Promise<boolean> {
    const table = this.#table;
    if (table.info.practice) return false;
    const { asking } = table;
    const shown = await asking.quietly(asking.preview(action), past);
    return isFinal(shown?.view?.actor, table.seat, table.info);
  }

  /** Forget what was picked, and what waits for a second click. */
  relent() {
    this.#table.picks.clear();
    void this.#table.ghost.of(null);
  }
}
