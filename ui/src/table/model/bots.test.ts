import { expect, test } from 'vitest';
import { usualBot } from './bots';

test('one plays against an adept, or the best bot that there is', () => {
  expect(usualBot({ bots: ['random', 'novice', 'adept', 'master'] })).toBe('adept');
  expect(usualBot({ bots: ['random', 'novice'] })).toBe('novice');
  expect(usualBot({ bots: [] })).toBeUndefined();
});
