import { expect, test } from 'vitest';
import type { Delta, Told } from '../../api/types';
import { turnsOf, undone } from './turns';

let version = 0;
const told = (seat: Told['seat'], action: object = { type: 'move' }, changes?: Delta[]): Told => ({
  version: ++version,
  seat,
  action: action as Told['action'],
  message: { id: `said-${version}`, args: {} },
  at: version,
  ...(changes ? { changes } : {}),
});
const undo = (seat: number, to: number) => told(seat, { type: 'undo', to });
const log = (...records: Told[]) => {
  records.forEach((record, place) => (record.version = place + 1));
  return records;
};
const versions = (records: Told[]) => records.map((record) => record.version);

test('what is taken back does not count, and counts again when it is restored', () => {
  const played = log(told(0), told(0), told(0), undo(0, 1), told(0, { type: 'redo' }));
  expect([...undone(played.slice(0, 4))]).toEqual([2, 3, 4]);
  expect([...undone(played)]).toEqual([4, 5]);
  const other = log(told(0), told(0), undo(0, 1), told(0), told(1), undo(1, 2));
  expect([...undone(other)]).toEqual([2, 3, 5, 6]);
});

test('what somebody does in a row is a turn, with what chance does then', () => {
  const played = log(told('chance'), told(0), told(0), told('chance'), told(1), told(0));
  const turns = turnsOf(played, undone(played));
  expect(turns.map(({ seat, records }) => [seat, versions(records)])).toEqual([
    ['chance', [1]],
    [0, [2, 3, 4]],
    [1, [5]],
    [0, [6]],
  ]);
});

test('a turn is told by what brought most, and adds up what counts', () => {
  const vp = (seat: number, amount: number) => ({ seat, what: 'vp', amount });
  const played = log(
    told(0, { type: 'move' }, [{ seat: 0, what: 'cattle', amount: -3 }]),
    told(0, { type: 'move' }, [vp(0, 1), vp(1, 9)]),
    told(0, { type: 'move' }, [vp(0, 4), { seat: 0, what: 'cattle', amount: 3 }]),
    told(0, { type: 'move' }, [vp(0, 7)]),
    undo(0, 3),
  );
  const [turn] = turnsOf(played, undone(played));
  expect(turn!.head.version).toBe(3);
  expect(turn!.changes).toEqual([vp(0, 5), vp(1, 9)]);
});

test('a turn that was taken back whole is told still', () => {
  const played = log(told(0), told(1), undo(1, 1));
  expect(turnsOf(played, undone(played)).at(-1)!.head.version).toBe(2);
});
