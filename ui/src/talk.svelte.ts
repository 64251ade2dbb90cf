/** Up to where this browser has shown what people say, by table: so that one sees what is new. */
import { keep, recall } from './memory';

const KEY = 'mbira-talk';
/** Of this many tables it is remembered, those that were read last. */
const MOST = 200;

function read(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(recall(KEY) || '{}');
    return found && typeof found === 'object' ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

class Talk {
  #read = $state.raw(read());

  /** Whether something was said at a table that was not shown here; `last` is its number. */
  isNew(table: string, last: number): boolean {
    return last > (this.#read[table] ?? 0);
  }
  /** The number of the last that was shown here. */
  upTo(table: string): number {
    return this.#read[table] ?? 0;
  }
  /** All that was said up to a number was shown. */
  show(table: string, last: number) {
    if (!this.isNew(table, last)) return;
    const others = Object.entries(this.#read).filter(([each]) => each !== table);
    this.#read = Object.fromEntries([...others, [table, last] as const].slice(-MOST));
    keep(KEY, JSON.stringify(this.#read));
  }
}
export const talk = new Talk();
