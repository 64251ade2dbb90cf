import { expect, test } from 'vitest';
import { codes, deedOf, LETTERS } from './deeds';

test('digits are choices, and so are letters that mean nothing else', () => {
  expect(deedOf('1', 'Digit1')).toEqual({ do: 'choose', sign: '1' });
  expect(deedOf('0', 'Digit0')).toEqual({ do: 'choose', sign: '0' });
  expect(deedOf('A', 'KeyA')).toEqual({ do: 'choose', sign: 'a' });
  expect(LETTERS.every((letter) => deedOf(letter, '')?.do === 'choose')).toBe(true);
});

test('letters are the same in both cases, and other keys are nothing', () => {
  expect(deedOf('d', 'KeyD')).toEqual(deedOf('D', 'KeyD'));
  expect(deedOf('?', 'Slash')).toEqual({ do: 'list' });
  expect(deedOf('r', 'KeyR')).toBeNull(); // turns a tile
  expect(deedOf('Enter', 'Enter')).toBeNull();
  expect(deedOf('Tab', 'Tab')).toBeNull();
  expect(deedOf('constructor', '')).toBeNull();
});

test('a key counts by where it lies if its letter is of another alphabet', () => {
  expect(deedOf('в', 'KeyD')).toEqual({ do: 'decide' });
  expect(deedOf('ф', 'KeyA')).toEqual({ do: 'choose', sign: 'a' });
  expect(deedOf('?', 'Digit7')).toEqual({ do: 'list' });
  expect(deedOf('a', 'KeyQ')).toEqual({ do: 'choose', sign: 'a' });
});

test.each([0, 1, 19, 20, 37, 38, 150, 361])('%i things have a code each', (count) => {
  const found = codes(count);
  expect(found).toHaveLength(count);
  expect(new Set(found).size).toBe(count);
  for (const one of found) expect(found.filter((other) => other.startsWith(one))).toEqual([one]);
});

test('a code is as short as can be', () => {
  expect(codes(19).every((code) => code.length === 1)).toBe(true);
  expect(codes(30).filter((code) => code.length === 1)).toHaveLength(18);
});
