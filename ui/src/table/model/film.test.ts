import { beforeEach, expect, test, vi } from 'vitest';
import type { Position, Told, View } from '../../api/types';
import type { TableModel } from './model.svelte';

const clock = vi.hoisted(() => ({ stays: [] as number[], due: null as (() => void) | null }));
const get = vi.hoisted(() => vi.fn());
const settings = { pace: 700 };
vi.mock('../../settings.svelte', () => ({ settings }));
vi.mock('../../api/client', () => ({ get }));
vi.mock('./notices.svelte', () => ({ telling: (work: unknown) => work }));
vi.mock('../../rest', () => ({
  rest: {
    later: (_: string, stay: number, work: () => void) => {
      clock.stays.push(stay);
      clock.due = work;
      return () => (clock.due = null);
    },
  },
}));
const { Film } = await import('./film.svelte');

const told = (version: number, seat: Told['seat']): Told =>
  ({ version, seat, action: { type: 'pass' }, message: { id: '', args: {} } }) as unknown as Told;
const at = (version: number) => ({ version, view: {} as View, seat: 0 }) as unknown as Position;

/** Somebody at seat 0, who sees what the answer tells. */
function sit() {
  const log: Told[] = [];
  const table = {
    seat: 0,
    log,
    past: { shown: null },
    light: () => {},
    senses: { happens: () => {}, clear: () => {} },
    game: { places: () => [] },
  };
  const film = new Film(table as unknown as TableModel);
  const hear = (seat: Told['seat']) => {
    const version = log.length;
    log.push(told(version + 1, seat));
    film.add(at(version), at(version + 1), log.slice(-1));
  };
  return { film, hear, log };
}
/** Let the recap come to its end; return how long each of its steps stayed. */
function watch(): number[] {
  while (clock.due) clock.due();
  return clock.stays.splice(0);
}
beforeEach(() => {
  clock.stays = [];
  clock.due = null;
});

test('against one other seat each of its turns has its time, not all of them one', () => {
  const { hear } = sit();
  for (let turn = 0; turn < 6; turn++) {
    hear(0);
    hear(1);
    hear(1);
    const stays = watch();
    expect(stays.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...stays), `turn ${turn}`).toBe(700);
  }
});

test('a turn that comes bit by bit takes no longer for it', () => {
  const { hear } = sit();
  let took = 0;
  for (let step = 0; step < 10; step++) {
    hear(1);
    took += watch().reduce((sum, each) => sum + each, 0);
  }
  expect(took).toBeLessThanOrEqual(3000 + 10 * 40);
});

test('what is shown again has the time that it had', async () => {
  const { film, hear, log } = sit();
  for (let step = 0; step < 8; step++) hear(1);
  expect(watch().reduce((sum, each) => sum + each)).toBeLessThanOrEqual(3000);
  get.mockResolvedValue(log.map(({ version }) => ({ version, view: {} })));
  await film.play(0);
  const stays = watch();
  expect(stays.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(3000);
  expect(Math.min(...stays)).toBeGreaterThan(300);
});
