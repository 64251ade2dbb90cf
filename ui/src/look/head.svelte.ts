/** What the top of the page shows of what is below it, where that has no room of its own. */
import type { Snippet } from 'svelte';

class Head {
  content = $state.raw<Snippet | null>(null);
  /** Goes to what the page is about, past all that is before it; null where that is near. */
  skip = $state.raw<(() => void) | null>(null);
  /** Opens the settings. */
  settings = () => {};
}
export const head = new Head();
