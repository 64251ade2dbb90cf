/** Tells the server what was really shown to somebody who is called: nobody is called for that. */
import { ask, RefusedError } from './client';

interface Seen {
  version: number;
  /** The number of the last of the chat that was shown. */
  said: number;
  /** The version of a request that was shown, if one was. */
  asked: number;
}

class Shown {
  /** Whether this person is called anywhere. */
  on = false;
  #told = '';

  async tell(table: string, seen: Seen) {
    const told = JSON.stringify([table, seen]);
    if (!this.on || told === this.#told) return;
    this.#told = told;
    try {
      await ask('PUT', `/tables/${table}/seen`, seen);
    } catch (error) {
      this.#told = ''; // they are called once too often, which is better than once too seldom
      if (!(error instanceof RefusedError)) throw error;
    }
  }
}
export const shown = new Shown();
