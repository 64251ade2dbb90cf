import { beforeEach, expect, test, vi } from 'vitest';

const settings = vi.hoisted(() => ({ stay: false }));
const fade = vi.hoisted(() => vi.fn());
vi.mock('../../settings.svelte', () => ({ settings }));
const play = vi.hoisted(() => vi.fn());
vi.mock('../../sense/sound', () => ({ voice: { play } }));
vi.mock('../../rest', () => ({ rest: { fade } }));
vi.mock('../../api/client', () => ({}));
vi.mock('../../words/words.svelte', () => ({}));
const { notices } = await import('./notices.svelte');

beforeEach(() => {
  notices.clear();
  fade.mockReset();
});

test('a notice goes away by itself', () => {
  settings.stay = false;
  notices.tell('Copied.');
  expect(notices.list.map(({ words }) => words)).toEqual(['Copied.']);
  const [wait, work] = fade.mock.calls[0] as [number, () => void];
  expect(wait).toBeGreaterThanOrEqual(5000); // it is to be read
  work();
  expect(notices.list).toEqual([]);
});

test('only a refusal is heard', () => {
  notices.tell('Copied.', 'good');
  expect(play).not.toHaveBeenCalled();
  notices.tell('That is too far.', 'bad');
  expect(play).toHaveBeenCalledExactlyOnceWith('refuse');
});

test('a notice stays until it is put away, if that is wanted', () => {
  settings.stay = true;
  notices.tell('Copied.');
  expect(fade).not.toHaveBeenCalled();
  notices.drop(notices.list[0]!.id);
  expect(notices.list).toEqual([]);
});
