/**
 * What lies over the page and is closed by the "back" of a phone, the highest first; only then does
 * it leave the page. Each layer that is opened over others has a step in the history. A layer that
 * was closed in another way leaves its step behind, which "back" then passes over.
 */
import { rest } from '../rest';

/** Milliseconds within which a step back has been made. */
const SOON = 500;
interface Layer {
  rank: number;
  close: () => void;
}
const depth = () => (history.state as { layer?: number } | null)?.layer ?? 0;

class Layers {
  #open: Layer[] = [];
  /** How deep in the history one was, and at which address. */
  #was = { depth: depth(), hash: location.hash };
  #passing = () => {};

  constructor() {
    addEventListener('popstate', () => this.#came());
  }

  /** Something is opened; the answer says that it is closed. */
  open(rank: number, close: () => void): () => void {
    const layer = { rank, close };
    this.#open = [...this.#open, layer].sort((one, other) => one.rank - other.rank);
    if (depth() < this.#open.length) history.pushState({ layer: this.#open.length }, '');
    this.#note();
    return () => (this.#open = this.#open.filter((each) => each !== layer));
  }

  #note() {
    this.#was = { depth: depth(), hash: location.hash };
  }

  #came() {
    this.#passing();
    const { depth: before, hash } = this.#was;
    this.#note();
    if (hash !== location.hash || depth() >= before) return; // to another page, or forward
    const top = this.#open.length > depth() ? this.#open.at(-1) : undefined;
    if (top) {
      top.close();
    } else {
      // where nothing is behind the page, nothing comes
      this.#passing = rest.later('the address', SOON, () => {});
      history.back();
    }
  }
}
export const layers = new Layers();
