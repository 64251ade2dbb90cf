import { expect, test } from 'vitest';
import type { Delta } from '../api/types';
import { payments, points } from './payments';

const COW = { symbol: 'cow', of: ['cattle', 'cards'] };
const more = (seat: number, what: string, amount: number): Delta => ({ seat, what, amount });

test('whoever has less gives it to whoever has more', () => {
  const changes = [more(0, 'cattle', -3), more(1, 'cards', 2), more(2, 'cards', 1)];
  expect(payments(changes, COW)).toEqual([
    { symbol: 'cow', from: 0, to: 1, count: 2 },
    { symbol: 'cow', from: 0, to: 2, count: 1 },
  ]);
});

test('what nobody takes goes where the game says, what nobody gives comes from there', () => {
  const ware = { ...COW, from: 'fair', to: 'well' };
  expect(payments([more(0, 'cattle', -2)], ware)).toEqual([
    { symbol: 'cow', from: 0, to: 'well', count: 2 },
  ]);
  expect(payments([more(1, 'cattle', 4)], ware)).toEqual([
    { symbol: 'cow', from: 'fair', to: 1, count: 4 },
  ]);
  expect(payments([more(1, 'cattle', 4)], COW)[0]!.from).toBe(null);
});

test('what a seat lays on its own card goes nowhere', () => {
  expect(payments([more(0, 'cattle', -2), more(0, 'cards', 2)], COW)).toEqual([]);
});

test('points come from where they were earned, and only gains are shown', () => {
  const changes = [more(0, 'vp', 3), more(1, 'vp', -1), more(1, 'cattle', 5)];
  expect(points(changes, 'B4')).toEqual([{ words: '+3', from: 'B4', to: 0, seat: 0 }]);
});
