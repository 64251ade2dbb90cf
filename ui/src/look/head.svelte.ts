/** What the top of the page shows of what is below it, where that has no room of its own. */
import type { Snippet } from 'svelte';

class Head {
  content = $state.raw<Snippet | null>(null);
  /** Opens the settings. */
  settings = () => {};
}
export const head = new Head();
