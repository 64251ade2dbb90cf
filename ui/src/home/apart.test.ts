import { expect, test } from 'vitest';
import { toldApart, when } from './apart';

test('two of the same name are told apart, and nobody else is numbered', () => {
  expect(toldApart(['You', 'Bot, adept', 'Bot, adept'])).toEqual([
    'You',
    'Bot, adept 1',
    'Bot, adept 2',
  ]);
  expect(toldApart(['Anna', 'Bert'])).toEqual(['Anna', 'Bert']);
});

test('what happened today has a time, what happened before a day', () => {
  const then = new Date(2026, 10, 16, 9, 5).getTime() / 1000;
  expect(when(then, 'en', new Date(2026, 10, 16, 23, 0))).toContain('09:05');
  expect(when(then, 'en', new Date(2026, 10, 17, 8, 0))).toBe('Nov 16');
});
