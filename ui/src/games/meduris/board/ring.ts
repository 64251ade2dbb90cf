/** Where the ring lies on a board of 1000 by 1000, whatever number of spaces it has. */
import type { MedurisView } from '../../../api/types';

export const BOARD = 1000;
export const CENTRE = 500;
/** The knotwork around the mountain. */
export const KNOT = 291;
const DEPTH = 88;
/** Where the great river leaves the ring, clockwise from the east. */
const RIVER = (205 * Math.PI) / 180;
/** How wide things are compared with a space, which is 1. */
const GAP = { none: 0.045, border: 0.2, river: 0.62 };
const TEMPLE = { x: 104, y: 106 };
const LAST_ROCK = { x: 70, y: 258 };

export interface Point {
  x: number;
  y: number;
}
export interface Cell {
  space: number;
  from: number;
  to: number;
  middle: number;
  /** How much smaller than usual what stands on it has to be. */
  scale: number;
}
export interface Border {
  angle: number;
  river: boolean;
}
export interface District {
  id: string;
  from: number;
  to: number;
}

/** How far the ring reaches from the centre: rounder than a square, squarer than a circle. */
export function rim(angle: number): number {
  return (
    446 - 10 * Math.cos(4 * angle) + 3.5 * Math.sin(3 * angle + 1) + 2.5 * Math.sin(5 * angle + 2)
  );
}
export const inner = (angle: number) => rim(angle) - DEPTH;
/** Where the druid walks. */
export const trail = (angle: number) => rim(angle) - DEPTH - 21;

export function polar(angle: number, radius: number): Point {
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE + radius * Math.sin(angle) };
}
export const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Points along the ring from one angle to another, at a distance from the centre. */
export function along(
  from: number,
  to: number,
  radius: (angle: number) => number,
  step = 0.035,
): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: steps + 1 }, (_, number) => {
    const angle = from + ((to - from) * number) / steps;
    return polar(angle, radius(angle));
  });
}
export const line = (points: Point[]) => `M${points.map(at).join('L')}`;

/** A piece of the ring as a path; `more` makes it larger on all sides. */
export function piece(
  from: number,
  to: number,
  more = 0,
  far: (angle: number) => number = rim,
  near: (angle: number) => number = inner,
): string {
  const side = more / 400;
  const outside = along(from - side, to + side, (angle) => far(angle) + more);
  const inside = along(to + side, from - side, (angle) => near(angle) - more);
  return `${line([...outside, ...inside])}Z`;
}

export class Ring {
  readonly cells: Cell[] = [];
  readonly borders: Border[] = [];
  readonly districts: District[] = [];
  readonly rocks: Point[];
  readonly temple = TEMPLE;
  readonly entry: number;

  constructor(view: MedurisView) {
    const { spaces, rivers } = view;
    const size = spaces.length;
    this.entry = view.entry;
    const gaps = spaces.map((space, number) =>
      rivers.includes(number)
        ? GAP.river
        : space.district === spaces[(number + 1) % size]!.district
          ? GAP.none
          : GAP.border,
    );
    const unit = (2 * Math.PI) / (size + gaps.reduce((sum, gap) => sum + gap, 0));
    // The ring begins behind the river, which has its place on the board.
    const river = rivers.at(-1)!;
    const first = (river + 1) % size;
    let angle = RIVER + (gaps[river]! / 2) * unit;
    const scale = Math.min(1, (unit * 400) / 62);
    for (let number = 0; number < size; number++) {
      const space = (first + number) % size;
      const gap = gaps[space]!;
      this.cells[space] = { space, from: angle, to: angle + unit, middle: angle + unit / 2, scale };
      angle += unit;
      if (gap > GAP.none)
        this.borders.push({ angle: angle + (gap / 2) * unit, river: rivers.includes(space) });
      const { district } = spaces[space]!;
      const last = this.districts.at(-1);
      if (last?.id === district) last.to = angle;
      else this.districts.push({ id: district, from: angle - unit, to: angle });
      angle += gap * unit;
    }
    const [start, end] = [this.districts[0]!, this.districts.at(-1)!];
    if (start !== end && start.id === end.id) {
      // The river flows through a district: it is still one.
      start.from = end.from - 2 * Math.PI;
      this.districts.pop();
    }
    this.rocks = Array.from({ length: view.rocks }, (_, number) => {
      const part = (number + 1) / view.rocks;
      const away = Math.sin(part * Math.PI) * 14;
      return {
        x: TEMPLE.x - 16 + (LAST_ROCK.x - TEMPLE.x + 16) * part - away,
        y: TEMPLE.y + 40 + (LAST_ROCK.y - TEMPLE.y - 40) * part,
      };
    });
  }

  get size(): number {
    return this.cells.length;
  }
  /** How far a space of the druid's is on his way: below 0 on his rocks, 0 where he enters. */
  step(space: number): number {
    return space < 0 ? space : (space - this.entry + this.size) % this.size;
  }
  /** Where the druid stands this far on his way; he may be between two spaces. */
  stand(step: number): Point {
    const before = Math.floor(step);
    const part = step - before;
    if (before >= 0 || (before === -1 && !part && !this.rocks.length)) {
      const angle = this.angle(before) + (this.angle(before + 1) - this.angle(before)) * part;
      return polar(angle, trail(angle));
    }
    const one = this.#still(before);
    const two = this.#still(before + 1);
    return { x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part };
  }
  #still(step: number): Point {
    if (step >= 0) {
      const angle = this.angle(step);
      return polar(angle, trail(angle));
    }
    return this.rocks[this.rocks.length + step] ?? TEMPLE;
  }
  /** The angle of a step on the ring; it grows with every lap. */
  angle(step: number): number {
    const lap = Math.floor(step / this.size);
    const start = this.cells[this.entry]!.middle;
    const cell = this.cells[(this.entry + step - lap * this.size) % this.size]!;
    const turn = 2 * Math.PI;
    return start + lap * turn + ((((cell.middle - start) % turn) + turn) % turn);
  }
}

/** Settlements: huts side by side, as the first and the last space of each; two or more. */
export function settlements(view: MedurisView): { first: number; huts: number }[] {
  const { spaces } = view;
  const size = spaces.length;
  const hut = (space: number) => spaces[(space + size) % size]!.building === 'hut';
  const found: { first: number; huts: number }[] = [];
  for (let first = 0; first < size; first++) {
    if (!hut(first) || hut(first - 1)) continue;
    let huts = 1;
    while (hut(first + huts)) huts++;
    if (huts > 1) found.push({ first, huts });
  }
  if (!found.length && spaces.every((_, space) => hut(space))) found.push({ first: 0, huts: size });
  return found;
}

/** How many spaces the druid is from a seat's next hut; null if he does not walk there. */
export function away(view: MedurisView, seat: number): number | null {
  if (view.druid < 0 || view.step === 'finished') return null;
  const size = view.spaces.length;
  for (let on = 1; on <= size; on++) {
    const space = view.spaces[(view.druid + on) % size]!;
    if (space.building === 'hut' && space.owner === seat) return on;
  }
  return null;
}
