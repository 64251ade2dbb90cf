/** Where things are on the map, and outlines of groups of cells. */
import { spot } from '../cells';

export const SIDE = 45;

export interface Point {
  x: number;
  y: number;
}

/** The top left corner of a cell. */
export function corner(cell: string): Point {
  const { column, row } = spot(cell);
  return { x: column * SIDE, y: row * SIDE };
}

export function centre(cell: string): Point {
  const { x, y } = corner(cell);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/** The box around some cells. */
export function box(cells: readonly string[]) {
  const corners = cells.map(corner);
  const x = Math.min(...corners.map((each) => each.x));
  const y = Math.min(...corners.map((each) => each.y));
  const right = Math.max(...corners.map((each) => each.x)) + SIDE;
  const bottom = Math.max(...corners.map((each) => each.y)) + SIDE;
  return { x, y, width: right - x, height: bottom - y };
}

/** The outline of all cells that are in, with round corners, as the data of a path. */
export function outline(
  width: number,
  height: number,
  within: (column: number, row: number) => boolean,
  radius: number,
): string {
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point) => {
    const key = `${from.x},${from.y}`;
    next.set(key, [...(next.get(key) ?? []), to]);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!within(x, y)) continue;
      if (!within(x, y - 1)) edge({ x, y }, { x: x + 1, y });
      if (!within(x + 1, y)) edge({ x: x + 1, y }, { x: x + 1, y: y + 1 });
      if (!within(x, y + 1)) edge({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
      if (!within(x - 1, y)) edge({ x, y: y + 1 }, { x, y });
    }
  }
  const loops: string[] = [];
  for (const [key, ends] of next) {
    while (ends.length) {
      const [x, y] = key.split(',').map(Number) as [number, number];
      loops.push(rounded(loop({ x, y }, next), radius));
    }
  }
  return loops.join('');
}

/** Follow edges from a corner until it comes again; where two go on, the one to the right. */
function loop(start: Point, next: Map<string, Point[]>): Point[] {
  const points: Point[] = [];
  let at = start;
  let along = { x: 0, y: 0 };
  do {
    const ends = next.get(`${at.x},${at.y}`)!;
    const right = ends.findIndex((end) => end.x - at.x === -along.y && end.y - at.y === along.x);
    const to = ends.splice(Math.max(0, right), 1)[0]!;
    const way = { x: to.x - at.x, y: to.y - at.y };
    if (way.x !== along.x || way.y !== along.y) points.push(at);
    along = way;
    at = to;
  } while (at.x !== start.x || at.y !== start.y);
  return points;
}

function rounded(points: Point[], radius: number): string {
  const far = points.map((point) => ({ x: point.x * SIDE, y: point.y * SIDE }));
  return polyline([...far, far[0]!, far[1]!], radius, true);
}

/** A line through points with round corners; if it is closed, the first two come again last. */
export function polyline(points: Point[], radius: number, closed = false): string {
  const towards = (from: Point, to: Point) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const part = Math.min(radius, length / 2) / length;
    return `${round(from.x + (to.x - from.x) * part)} ${round(from.y + (to.y - from.y) * part)}`;
  };
  const first = points[0]!;
  let path = closed ? '' : `M${round(first.x)} ${round(first.y)}`;
  for (let number = 1; number < points.length - 1; number++) {
    const [before, at, after] = [points[number - 1]!, points[number]!, points[number + 1]!];
    path += `${path ? 'L' : 'M'}${towards(at, before)}Q${round(at.x)} ${round(at.y)} ${towards(at, after)}`;
  }
  const last = points.at(-1)!;
  return closed ? `${path}Z` : `${path}L${round(last.x)} ${round(last.y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
