import { expect, test } from 'vitest';
import type { TableInfo } from '../../api/types';
import { isFinal } from './final';

const seats: TableInfo['seats'] = [{ yours: true }, { name: 'Bea' }, { bot: 'adept' }];
const table = (undo?: 'agreed' | 'free' | 'none') =>
  ({ seats, settings: undo ? { undo } : {} }) as TableInfo;

test('what Undo takes back is not asked about', () => {
  expect(isFinal(0, 0, table())).toBe(false); // one goes on oneself
  expect(isFinal(1, 0, table())).toBe(false); // a person is to decide, and has not
});

test('what cannot be taken back is', () => {
  expect(isFinal(undefined, 0, table())).toBe(true); // something hidden would be shown
  expect(isFinal(-1, 0, table())).toBe(true); // the match is over
  expect(isFinal(2, 0, table())).toBe(true); // a bot goes on at once
  expect(isFinal(1, 0, table('none'))).toBe(true);
  expect(isFinal(1, 0, table('agreed'))).toBe(true);
});
