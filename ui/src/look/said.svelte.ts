/** What is said to those who listen to the page: everything once, in its order. */
import { untrack } from 'svelte';

/** Lines that are kept; what was said before is not taken back by leaving. */
const KEPT = 12;

class Said {
  lines = $state.raw<{ id: number; words: string }[]>([]);
  #last = 0;

  say(words: string) {
    const id = ++this.#last;
    // whoever says something because something has changed does not say it again for what others say
    untrack(() => (this.lines = [...this.lines, { id, words }].slice(-KEPT)));
  }
  /** Somebody else listens from now on. */
  clear() {
    this.lines = [];
  }
}
export const said = new Said();
