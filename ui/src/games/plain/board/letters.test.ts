import { expect, test } from 'vitest';
import { classes, columns, extent, trimmed } from './letters';

test('a style is made of words that are known', () => {
  expect(classes('seat-2 piece')).toEqual(['seat-2', 'piece']);
  expect(classes('strong unheard-of')).toEqual(['strong']);
  expect(classes()).toEqual([]);
});

test('seats beyond the colours that there are begin again', () => {
  expect(classes('seat-6')).toEqual(['seat-1']);
});

test('a letter is a column, whatever it takes to keep it', () => {
  expect(columns('┌─●')).toBe(3);
  expect(columns('𝄞')).toBe(1);
  expect(extent([[{ text: 'ab' }, { text: 'c' }], [{ text: 'd' }]])).toEqual({ wide: 3, high: 2 });
  expect(extent([])).toEqual({ wide: 1, high: 1 });
});

test('trailing blanks are not drawn, except where they are a piece', () => {
  const piece = { text: ' ', style: 'seat-0 piece' };
  expect(
    trimmed([[{ text: 'a  ' }, { text: '   ', style: 'quiet' }], [], [{ text: 'b ' }, piece]]),
  ).toEqual([[{ text: 'a' }], [], [{ text: 'b ' }, piece]]);
});
