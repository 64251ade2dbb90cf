/** The mountain's contours and the knotwork: ornament that is worked out, not stored. */
import { along, at, CENTRE, KNOT, line, polar, type Point } from './ring';

const TURN = 2 * Math.PI;
/** Numbers that look like chance and are always the same. */
function noise(seed: number): (angle: number) => number {
  const waves = [2, 3, 5, 7, 11].map((often, number) => {
    const value = Math.sin(seed * 12.9898 + number * 78.233) * 43758.5453;
    return { often, shift: (value - Math.floor(value)) * TURN, high: 1 / Math.sqrt(often) };
  });
  return (angle) =>
    waves.reduce((sum, { often, shift, high }) => sum + high * Math.sin(often * angle + shift), 0);
}

/** Steps of the mountain from its foot up: each a shape and the hatching below its edge. */
export const CONTOURS = [276, 236, 190, 146, 102].map((radius, number) => {
  const rough = noise(number + 1);
  const middle = number * 9;
  const edge = (angle: number) => radius + rough(angle) * (5 + number);
  const move = ({ x, y }: Point) => ({ x: x - middle, y });
  const shape = `${line(along(0, TURN, edge, 0.06).map(move))}Z`;
  let hatch = '';
  for (let angle = 0; angle < TURN; angle += 9 / radius) {
    const jitter = angle + rough(angle * 7) * 0.01;
    const down = 9 + 6 * Math.abs(Math.sin(angle * 13 + number)) - 5 * Math.cos(angle - 3.9);
    const [one, two] = [polar(jitter, edge(jitter) - 1), polar(jitter, edge(jitter) + down)];
    hatch += `M${at(move(one))}L${at(move(two))}`;
  }
  return { shape, hatch };
});

/** Two strands that cross again and again: what lies under, and what lies over it. */
function weave(strand: (angle: number, side: number) => Point, crossings: number) {
  const parts = { under: '', over: '' };
  for (let number = 0; number < crossings; number++) {
    for (const side of [1, -1]) {
      const points = Array.from({ length: 9 }, (_, step) =>
        strand(((number - 0.5 + step / 8) * TURN) / crossings, side),
      );
      parts[(number % 2 ? 1 : -1) === side ? 'over' : 'under'] += line(points);
    }
  }
  return parts;
}
const TWISTS = 92;
export const KNOT_RING = weave(
  (angle, side) => polar(angle, KNOT + side * 6.6 * Math.sin((angle * TWISTS) / 2)),
  TWISTS,
);

/** A knot of six loops around a point. */
export function rosette(middle: Point, size = 1) {
  const leaves = 6;
  return weave((angle, side) => {
    const radius = (21 + side * 12 * Math.sin((angle * leaves) / 2)) * size;
    const { x, y } = polar(angle + 0.52, radius);
    return { x: x - CENTRE + middle.x, y: y - CENTRE + middle.y };
  }, leaves);
}

/** A line that winds from the mountain to the rim along an angle. */
export function winding(angle: number, from: number, to: number, wide: number, often: number) {
  const points: Point[] = [];
  for (let radius = from; radius <= to; radius += 4) {
    const turn = (Math.sin(((radius - from) / (to - from)) * often * TURN) * wide) / radius;
    points.push(polar(angle + turn, radius));
  }
  return line(points);
}
export function zigzag(angle: number, from: number, to: number): string {
  const points: Point[] = [];
  for (let radius = from, side = 1; radius <= to; radius += 10, side = -side)
    points.push(polar(angle + (side * 4) / radius, radius));
  return line(points);
}
/** Points at equal distances along an angle. */
export function row(angle: number, from: number, to: number, step: number, sway = 0): Point[] {
  const points: Point[] = [];
  for (let radius = from, side = 1; radius <= to; radius += step, side = -side)
    points.push(polar(angle + (side * sway) / radius, radius));
  return points;
}

/** A rounded shape with an edge that is not quite even. */
export function blob(middle: Point, wide: number, high: number, seed: number): string {
  const rough = noise(seed + 20);
  const points = Array.from({ length: 64 }, (_, number) => {
    const angle = (number / 64) * TURN;
    const swell = 1 + rough(angle) * 0.022 + 0.035 * Math.cos(4 * angle + Math.PI);
    return {
      x: middle.x + wide * swell * Math.cos(angle),
      y: middle.y + high * swell * Math.sin(angle),
    };
  });
  return `${line(points)}Z`;
}
