/** What stands in the areas, and which piece is which, so that pieces travel and do not jump. */
import type { AfricaView, AreaView } from '../../../api/types';
import type { Geometry } from './geometry';
import { readyTraders, readyWholesaler } from '../holding';
import { cells, type Cell } from './layout';

export type Kind = 'resource' | 'traders' | 'wholesaler' | 'neutrals' | 'station';

/** Things of a kind that stand together in an area. */
export interface Stack {
  key: string;
  kind: Kind;
  area: string;
  seat: number | null;
  count: number;
  /** Of these, how many of the seat on turn may still go on or fight. */
  ready: number;
  cell: Cell;
}

export interface Token {
  key: string;
  stack: Stack;
  /** 0 is the one in front. */
  depth: number;
}

function contents(view: AfricaView, name: string, area: AreaView): Omit<Stack, 'cell'>[] {
  const found: Omit<Stack, 'cell'>[] = [];
  const add = (kind: Kind, count: number, seat: number | null = null, ready = count) => {
    if (count > 0)
      found.push({ key: `${name}/${kind}/${seat}`, kind, area: name, seat, count, ready });
  };
  add('resource', area.resource ? 1 : 0);
  area.traders.forEach((count, seat) => {
    add('traders', count, seat, readyTraders(view, name, seat));
  });
  for (const seat of area.wholesalers) {
    add('wholesaler', 1, seat, readyWholesaler(view, seat) ? 1 : 0);
  }
  add('neutrals', area.neutrals);
  add('station', area.station ? 1 : 0);
  return found;
}

/** All stacks of the map, each with its place; `most` is the largest that they may be. */
export function stacks(view: AfricaView, { shapes }: Geometry, most: number): Stack[] {
  return Object.entries(view.areas).flatMap(([name, area]) => {
    const there = contents(view, name, area);
    const room = cells(shapes[name]!.box, there.length, most);
    return there.map((stack, number) => ({ ...stack, cell: room[number]! }));
  });
}

/** Remembers where each piece was: as few as possible change their place. */
export class Travellers {
  #where: Record<string, string[]> = {};

  tokens(now: Stack[]): Token[] {
    const owners = new Map<string, Stack[]>();
    for (const stack of now) {
      if (stack.kind !== 'traders' && stack.kind !== 'neutrals' && stack.kind !== 'wholesaler')
        continue;
      const owner = `${stack.kind}${stack.seat ?? ''}`;
      owners.set(owner, [...(owners.get(owner) ?? []), stack]);
    }
    const found: Token[] = [];
    for (const [owner, there] of owners) found.push(...this.#settle(owner, there));
    return found;
  }

  #settle(owner: string, there: Stack[]): Token[] {
    const places = [...(this.#where[owner] ?? [])];
    const missing = new Map(there.map((stack) => [stack.area, stack.count]));
    const free: number[] = [];
    places.forEach((area, number) => {
      const left = missing.get(area) ?? 0;
      if (left > 0) missing.set(area, left - 1);
      else free.push(number);
    });
    for (const [area, count] of missing) {
      for (let each = 0; each < count; each++) {
        const number = free.shift() ?? places.length;
        places[number] = area;
      }
    }
    for (const number of free) places[number] = '';
    this.#where[owner] = places;
    const byArea = new Map(there.map((stack) => [stack.area, stack]));
    return places.flatMap((area, number) => {
      const stack = byArea.get(area);
      if (!stack) return [];
      const depth = places.slice(number + 1).filter((other) => other === area).length;
      return [{ key: `${owner}-${number}`, stack, depth }];
    });
  }
}

/** Something that is not to be covered: its middle, half its width and half its height. */
export type Obstacle = [number, number, number, number];

/** Of the places for it, where a coin covers the least, near the middle of an area. */
export function coinPlace(
  coins: [number, number][],
  [x, y]: [number, number, number, number],
  obstacles: Obstacle[],
  wide: number,
  high: number,
): [number, number] {
  const gap = (at: [number, number], [left, top, width, height]: Obstacle) =>
    Math.max(Math.abs(left - at[0]) - wide - width, Math.abs(top - at[1]) - high - height);
  const room = (at: [number, number]) =>
    Math.min(2, ...obstacles.map((each) => gap(at, each))) -
    Math.hypot(at[0] - x, at[1] - y) * 0.06;
  return coins.reduce((best, each) => (room(each) > room(best) ? each : best));
}
