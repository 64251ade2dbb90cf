import { beforeEach, expect, test, vi } from 'vitest';
import type { Told, View } from '../api/types';
import type { TableModel } from '../table/model/model.svelte';
import type { Flight } from './contract';

const moving = vi.hoisted(() => ({ on: true }));
const play = vi.hoisted(() => vi.fn());
vi.mock('./motion', () => ({ moves: () => moving.on }));
vi.mock('./sound', () => ({ voice: { play } }));
const { Senses } = await import('./senses.svelte');

const VIEW = {} as View;
const told = (seat: Told['seat'], type: string): Told =>
  ({ version: 1, seat, action: { type }, message: { id: '', args: {} }, at: 0 }) as unknown as Told;
const FLIGHTS: Record<string, Flight[]> = {
  buy: [{ symbol: 'cow', from: 0, to: 1, count: 9 }],
  earn: [{ words: '+3', from: 'B4', to: 0 }],
};
/** Somebody at seat 0 of a game whose moves go from a to b. */
function sit() {
  const table = {
    seat: 0,
    game: {
      places: ({ type }: { type: string }) => (type === 'move' ? ['a', 'b'] : []),
      sense: {
        flights: ({ action }: Told) => FLIGHTS[action.type] ?? [],
        arrows: ({ type }: { type: string }) => (type === 'move' ? [['a', 'b']] : []),
        sounds: { roll: 'die' },
      },
    },
  };
  return new Senses(table as unknown as TableModel);
}
beforeEach(() => {
  moving.on = true;
  play.mockReset();
});

test('a payment flies as a heap of five at most, and lands one by one', () => {
  const senses = sit();
  senses.happens(VIEW, VIEW, [told(0, 'buy')]);
  expect(senses.aloft.map(({ rank, to }) => [rank, to])).toEqual(
    [0, 1, 2, 3, 4].map((n) => [n, 1]),
  );
  senses.landed(senses.aloft[0]!.id);
  expect(senses.aloft).toHaveLength(4);
});

test('nothing flies where nothing may move, and it is heard all the same', () => {
  moving.on = false;
  const senses = sit();
  senses.happens(VIEW, VIEW, [told(0, 'buy')]);
  expect(senses.aloft).toEqual([]);
  expect(play).toHaveBeenCalledExactlyOnceWith('pay', false);
});

test('a flight takes no longer than its step of a recap is shown', () => {
  const senses = sit();
  senses.happens(VIEW, VIEW, [told(1, 'buy')], 90);
  expect(Math.max(...senses.aloft.map(({ takes }) => takes))).toBe(90);
});

test('arrows are for a recap, and go with it', () => {
  const senses = sit();
  senses.happens(VIEW, VIEW, [told(0, 'move')]);
  expect(senses.arrows).toEqual([]);
  senses.happens(VIEW, VIEW, [told(1, 'move')], 700);
  expect(senses.arrows).toEqual([['a', 'b']]);
  senses.clear();
  expect(senses.arrows).toEqual([]);
});

test('each kind of change has its sound; what is taken back has none', () => {
  const sounds = ['move', 'buy', 'roll', 'earn', 'undo'].map((type) => {
    play.mockReset();
    sit().happens(VIEW, VIEW, [told(0, type)]);
    return play.mock.calls[0]?.[0] as unknown;
  });
  expect(sounds).toEqual(['place', 'pay', 'die', undefined, undefined]);
});

test('others are heard softly in a recap, and not where their turns go by too fast', () => {
  const senses = sit();
  senses.happens(VIEW, VIEW, [told(1, 'move')]);
  senses.happens(VIEW, VIEW, [told(1, 'move')], 120);
  expect(play).not.toHaveBeenCalled();
  senses.happens(VIEW, VIEW, [told(1, 'move')], 700);
  expect(play).toHaveBeenCalledExactlyOnceWith('place', true);
});
