import { expect, test } from 'vitest';
import { freeCorner } from './room';

const BOARD = { left: 0, top: 0, right: 100, bottom: 100 };
const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

test('something lies where it covers nothing', () => {
  expect(freeCorner(BOARD, [], 40, 30)).toBe('top left');
  expect(freeCorner(BOARD, [box(0, 0, 20, 20)], 40, 30)).toBe('top right');
  expect(freeCorner(BOARD, [box(0, 0, 100, 50)], 40, 30)).toBe('bottom left');
  expect(freeCorner(BOARD, [box(0, 0, 100, 50), box(0, 0, 50, 100)], 40, 30)).toBe('bottom right');
});

test('what only touches is not covered, and sometimes there is no room', () => {
  expect(freeCorner(BOARD, [box(40, 0, 100, 100), box(0, 30, 100, 100)], 40, 30)).toBe('top left');
  expect(freeCorner(BOARD, [box(39, 29, 61, 71)], 60, 60)).toBeNull();
});
