import { expect, test } from 'vitest';
import { Pace } from './pace';

test('a short turn is shown at the pace that was asked for', () => {
  const pace = new Pace();
  expect([pace.next([1, 1, 2], 700), pace.next([1, 2], 700), pace.next([2], 700)]).toEqual([
    700, 700, 700,
  ]);
});

test('a long turn takes no longer than three seconds, whether it comes at once or bit by bit', () => {
  const at_once = new Pace();
  const queue = Array.from({ length: 12 }, () => 1);
  const shown = queue.map((_, place) => at_once.next(queue.slice(place), 700));
  expect(shown.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(3000);
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(120);
  const slowly = new Pace();
  const told = Array.from({ length: 8 }, () => slowly.next([1], 700));
  expect(told.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(3000 + 8 * 40);
});

test('chance is shown shortly, and the next turn has time of its own', () => {
  const pace = new Pace();
  expect(pace.next(['chance', 2], 700)).toBe(350);
  expect(pace.next([2, 'chance'], 700)).toBe(700);
  expect(pace.next(['chance'], 700)).toBe(350);
  expect(pace.next([1], 700)).toBe(700);
});

test('what chance does in a turn makes it no longer, however many steps there are', () => {
  const pace = new Pace();
  const queue = Array.from({ length: 60 }, (_, step) => (step % 3 ? 'chance' : 1) as 'chance' | 1);
  const shown = queue.map((_, place) => pace.next(queue.slice(place), 700));
  expect(shown.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(3000 + 1e-6);
});
