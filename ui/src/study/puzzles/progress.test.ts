import { describe, expect, it } from 'vitest';
import { following, read } from './progress';

const puzzles = ['a', 'b', 'c'].map((id) => ({ id }));

describe('progress of puzzles', () => {
  it('goes on with the next that is not solved, and begins again at the end', () => {
    expect(following(puzzles, {})?.id).toBe('a');
    expect(following(puzzles, { a: 'first' }, 'a')?.id).toBe('b');
    expect(following(puzzles, { b: 'shown' }, 'a')?.id).toBe('c');
    expect(following(puzzles, { c: 'later' }, 'b')?.id).toBe('a');
    expect(following(puzzles, { a: 'first', b: 'first', c: 'first' }, 'c')?.id).toBe('a');
    expect(following([], {})).toBe(undefined);
  });
  it('believes nothing that is not its own', () => {
    expect(read('')).toEqual({});
    expect(read('{"a":"first","b":"gold"}')).toEqual({ a: 'first' });
    expect(read('[')).toEqual({});
    expect(read('7')).toEqual({});
  });
});
