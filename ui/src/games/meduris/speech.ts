/** How places are called by the page, and how things are named in sentences. */
import type { Message } from '../../api/types';

export const spacePlace = (space: number) => `s${space}`;
export const plainPlace = (material: string) => `plain-${material}`;
export const runePlace = (rune: string) => `rune-${rune}`;
export const workerPlace = (plain: string, height: number) => `w-${plain}-${height}`;

/** A name from the game's own words, with the forms that sentences need. */
export function name(kind: string, id: string): Message {
  return { id: `${kind}-${id}`, args: {} };
}
/** A number of a material. */
export function pile(count: number, material: string): Message {
  return { id: 'pile', args: { count, material: name('material', material) } };
}
/** Several piles, as the game lists things. */
export function piles(found: [number, string][]): Message {
  const all = found.filter(([count]) => count).map(([count, material]) => pile(count, material));
  if (!all.length) return { id: 'pile-none', args: {} };
  if (all.length === 1) return all[0]!;
  const end: Message = { id: 'list-end', args: { one: all.at(-2)!, two: all.at(-1)! } };
  return all
    .slice(0, -2)
    .reduceRight<Message>((more, one) => ({ id: 'list', args: { one, more } }), end);
}
