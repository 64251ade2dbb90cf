import { describe, expect, it } from 'vitest';
import type { MedurisView } from '../../../api/types';
import { Crew } from './crew';
import { away, Ring, settlements } from './ring';

const DISTRICTS = 'serpent box sprout omega spiral waves figure hook arrow'.split(' ');

/** A ring of this many spaces; letters say who has a hut where. */
function view(size: number, more: Partial<MedurisView> = {}, huts: Record<number, number> = {}) {
  const spaces = Array.from({ length: size }, (_, space) => ({
    district: DISTRICTS[Math.floor((space * DISTRICTS.length) / size)],
    materials: ['wood', 'wool'],
    size: 1,
    building: space in huts ? 'hut' : null,
    owner: huts[space] ?? null,
  }));
  const rest = { rivers: [size - 1], rocks: 3, entry: 0, druid: 0, step: 'turn' };
  return { spaces, ...rest, ...more } as MedurisView;
}

describe('the ring', () => {
  it.each([24, 32, 40, 99])('of %i spaces goes once round, and nothing overlaps', (size) => {
    const ring = new Ring(view(size));
    const first = ring.cells[0]!;
    ring.cells.forEach((cell, space) => {
      expect(cell.to).toBeGreaterThan(cell.from);
      if (space) expect(cell.from).toBeGreaterThan(ring.cells[space - 1]!.to);
    });
    expect(ring.cells.at(-1)!.to).toBeLessThan(first.from + 2 * Math.PI);
    expect(ring.districts).toHaveLength(9);
  });
  it('keeps a district in one piece that a river flows through', () => {
    const ring = new Ring(view(32, { rivers: [1] }));
    expect(ring.districts.map(({ id }) => id).toSorted()).toEqual(DISTRICTS.toSorted());
  });
  it('leads the druid from his temple over the rocks to where he enters', () => {
    const ring = new Ring(view(32, { entry: 5 }));
    expect(ring.stand(-4)).toEqual(ring.temple);
    expect(ring.stand(-1)).toEqual(ring.rocks[2]);
    expect(ring.step(5)).toBe(0);
    expect(ring.step(4)).toBe(31);
    expect(ring.stand(ring.step(5)).x).toBeCloseTo(ring.stand(32 + ring.step(5)).x);
  });
  it('has settlements across the river', () => {
    expect(settlements(view(32, {}, { 31: 0, 0: 1, 1: 0, 7: 1 }))).toEqual([
      { first: 31, huts: 3 },
    ]);
  });
  it('says how far the druid is from the next hut of a seat', () => {
    const now = view(32, { druid: 30 }, { 30: 0, 2: 1 });
    expect([away(now, 0), away(now, 1), away(now, 2)]).toEqual([32, 4, null]);
    expect(away({ ...now, druid: -2 }, 0)).toBeNull();
  });
});

describe('the workers', () => {
  it('are the same after one of them has moved', () => {
    const crew = new Crew();
    const before = crew.follow({ wood: [0, 1, 0], wool: [1] });
    const after = crew.follow({ wood: [1, 0], wool: [1, 0] });
    expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
    const other = before.find((worker) => worker.plain === 'wood' && worker.owner === 1)!;
    expect(after.find(({ id }) => id === other.id)).toMatchObject({ plain: 'wood', height: 1 });
  });
});
