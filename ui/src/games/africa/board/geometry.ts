/** Where the areas of a board are: on the engraved map, or as circles for a board of one's own. */
import type { AfricaView } from '../../../api/types';
import { SHAPES, type AreaShape } from './map';

export interface Geometry {
  engraved: boolean;
  shapes: Record<string, AreaShape>;
  /** Lines to neighbours, where touching does not show them. */
  ways: string[];
}

export function geometry(view: AfricaView): Geometry {
  const names = Object.keys(view.areas);
  const engraved =
    names.length === Object.keys(SHAPES).length && names.every((name) => name in SHAPES);
  if (engraved) return { engraved, shapes: SHAPES, ways: [] };
  const spots = names.map((name) => view.areas[name]!.at);
  const nearest = Math.min(
    ...spots.flatMap(([x, y], one) =>
      spots.slice(one + 1).map((other) => Math.hypot(other[0] - x, other[1] - y)),
    ),
  );
  const radius = Math.max(26, Math.min(85, nearest * 0.42));
  const shapes = names.map((name, number) => [
    name,
    circle(view.areas[name]!.at, radius, number % 2 > 0),
  ]);
  const ways = names.flatMap((name) =>
    view.areas[name]!.borders.filter((other) => other > name).map((other) => {
      const [x, y] = view.areas[name]!.at;
      const [to, down] = view.areas[other]?.at ?? [x, y];
      return `M${x} ${y}L${to} ${down}`;
    }),
  );
  return { engraved, shapes: Object.fromEntries(shapes), ways };
}

function circle([x, y]: [number, number], radius: number, alt: boolean): AreaShape {
  const arc = `a${radius} ${radius} 0 1 0`;
  return {
    shape: `M${x - radius} ${y}${arc}${radius * 2} 0${arc}${-radius * 2} 0z`,
    alt,
    label: [x, y - radius - 5],
    box: [x, y, radius * 1.5, radius * 1.3],
    atSea: true,
    coins: [[x + radius * 0.8, y + radius * 0.8]],
  };
}
