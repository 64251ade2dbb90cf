/** Pieces keep their size and their identity, and show which of them are ready. */
import { describe, expect, it } from 'vitest';
import type { AfricaView } from '../../../api/types';
import { readyTraders, readyWholesaler } from '../holding';
import { cells } from './layout';
import { coinPlace, Travellers, type Stack } from './pieces';

const traders = (area: string, count: number, seat = 0): Stack => ({
  key: `${area}/traders/${seat}`,
  kind: 'traders',
  area,
  seat,
  count,
  ready: count,
  cell: { x: 0, y: 0, size: 40 },
});

describe('pieces that are ready', () => {
  const view = {
    active: 0,
    spent_wholesaler: true,
    areas: { congo: { traders: [3, 4, 2], spent: 1 } },
    weary: [{ seat: 1, area: 'congo', traders: 3, wholesaler: true }],
  } as unknown as AfricaView;

  it('are those of the seat on turn that have not been stopped, nor fought', () => {
    expect(readyTraders(view, 'congo', 0)).toBe(2);
    expect(readyWholesaler(view, 0)).toBe(false);
  });
  it('are those of the others that have not fought, if that matters', () => {
    expect(readyTraders(view, 'congo', 1)).toBe(1);
    expect(readyWholesaler(view, 1)).toBe(false);
    expect(readyTraders(view, 'congo', 2)).toBe(2);
    expect(readyWholesaler(view, 2)).toBe(true);
  });
});

describe('cells', () => {
  it('are as large as they may be while there is room', () => {
    expect(cells([50, 50, 100, 50], 2, 40).map(({ size }) => size)).toEqual([40, 40]);
  });
  it('stay in the box and do not overlap, however many there are', () => {
    for (let count = 1; count <= 12; count++) {
      const found = cells([60, 40, 110, 56], count, 44);
      expect(found).toHaveLength(count);
      for (const [number, { x, y, size }] of found.entries()) {
        expect(Math.abs(x - 60) + size / 2).toBeLessThanOrEqual(55.01);
        expect(Math.abs(y - 40) + size / 2).toBeLessThanOrEqual(28.01);
        for (const other of found.slice(number + 1)) {
          const apart = Math.max(Math.abs(other.x - x), Math.abs(other.y - y));
          expect(apart).toBeGreaterThan(size - 0.01);
        }
      }
    }
  });
});

describe('travellers', () => {
  it('change their place only if they have to', () => {
    const travellers = new Travellers();
    const before = travellers.tokens([traders('egypt', 5)]);
    const after = travellers.tokens([traders('egypt', 3), traders('sudan', 2)]);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(after.filter(({ stack }) => stack.area === 'sudan')).toHaveLength(2);
  });
  it('leave and come back without taking the place of another', () => {
    const travellers = new Travellers();
    travellers.tokens([traders('egypt', 3)]);
    expect(travellers.tokens([traders('egypt', 1)])).toHaveLength(1);
    const back = travellers.tokens([traders('egypt', 1), traders('congo', 2)]);
    expect(new Set(back.map(({ key }) => key)).size).toBe(3);
  });
  it('have one in front of each stack', () => {
    const tokens = new Travellers().tokens([traders('egypt', 4), traders('egypt', 2, 1)]);
    expect(tokens.filter(({ depth }) => depth === 0)).toHaveLength(2);
  });
});

describe('a coin', () => {
  it('covers nothing if there is a place for it', () => {
    const places: [number, number][] = [
      [0, 0],
      [80, 0],
    ];
    expect(coinPlace(places, [0, 0, 100, 100], [[0, 0, 20, 20]], 15, 15)).toEqual([80, 0]);
  });
  it('stands farther off the higher it is', () => {
    const places: [number, number][] = [
      [0, 38],
      [0, 60],
    ];
    const place = (high: number) => coinPlace(places, [0, 0, 100, 100], [[0, 0, 20, 20]], 15, high);
    expect(place(15)).toEqual([0, 38]);
    expect(place(30)).toEqual([0, 60]);
  });
});
