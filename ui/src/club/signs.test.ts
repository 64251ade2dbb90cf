import { expect, test } from 'vitest';
import { day, percent, signed, signOf } from './signs';

test('somebody always has the same sign', () => {
  expect(signOf('a2b3c4d5e6')).toBe(signOf('a2b3c4d5e6'));
  const many = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(signOf));
  expect(many.size).toBe(5);
});

test('numbers have their sign', () => {
  expect([signed(18), signed(0), signed(-12)]).toEqual(['+18', '0', '−12']);
  expect([percent(1, 3), percent(0, 0)]).toEqual(['33 %', '0 %']);
});

test('a day of another year says so', () => {
  const now = new Date(2026, 5, 1);
  expect(day(new Date(2026, 1, 3).getTime() / 1000, 'en', now)).toBe('Feb 3');
  expect(day(new Date(2025, 1, 3).getTime() / 1000, 'en', now)).toBe('Feb 3, 2025');
});
