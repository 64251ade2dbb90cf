/** The log in turns: what somebody does in a row, and what chance does then, is one line. */
import type { Delta, Told } from '../../api/types';

export interface Turn {
  /** Who plays; "chance" before anybody does. */
  seat: Told['seat'];
  records: Told[];
  /** What is said of it in a line: what it was worth most by, or what began it. */
  head: Told;
  /** What seats have more or less after it, undone steps left out. */
  changes: Delta[];
}

/** The versions of records that were taken back, and of those that took back or restored. */
export function undone(log: Told[]): ReadonlySet<number> {
  let counting: number[] = [];
  let taken: number[][] = [];
  for (const { version, action } of log) {
    if (action.type === 'undo') {
      const { to } = action as { to: number };
      taken.push(counting.slice(to));
      counting = counting.slice(0, to);
    } else if (action.type === 'redo') {
      counting = counting.concat(taken.pop() ?? []);
    } else {
      counting.push(version);
      taken = [];
    }
  }
  const counts = new Set(counting);
  return new Set(log.map(({ version }) => version).filter((version) => !counts.has(version)));
}

/** The turns of a log, first things first. */
export function turnsOf(log: Told[], without: ReadonlySet<number>): Turn[] {
  const turns: Told[][] = [];
  let seat: Told['seat'] | null = null;
  for (const record of log) {
    const own = record.seat !== 'chance' && record.seat !== seat;
    if (own || !turns.length) turns.push([]);
    if (own) seat = record.seat;
    turns.at(-1)!.push(record);
  }
  return turns.map((records) => {
    const counting = records.filter(({ version }) => !without.has(version));
    return {
      seat: records[0]!.seat,
      records,
      head: headOf(counting.length ? counting : records),
      changes: sum(counting),
    };
  });
}

/** What a turn is told by: the first that changes most of what is counted first, as points are. */
function headOf(records: Told[]): Told {
  const worth = ({ seat, changes = [] }: Told) =>
    Math.max(0, ...changes.filter((each) => each.seat === seat).map(({ amount }) => amount));
  return records.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}

/** All changes of some records put together, those that add up to nothing left out. */
function sum(records: Told[]): Delta[] {
  const found = new Map<string, Delta>();
  for (const { seat, what, amount } of records.flatMap(({ changes = [] }) => changes)) {
    const key = `${seat} ${what}`;
    found.set(key, { seat, what, amount: (found.get(key)?.amount ?? 0) + amount });
  }
  return [...found.values()].filter(({ amount }) => amount);
}
