/** What the server answers to questions about a position of Meduris (`answers.py`). */
export type Material = 'wood' | 'wool' | 'copper' | 'stone';
export const MATERIALS: Material[] = ['wood', 'wool', 'copper', 'stone'];

export interface Price {
  space: number;
  materials: [Material, Material];
  each: number;
  missing: [number, number] | null;
  payable: boolean | null;
}
export interface Visit {
  space: number;
  owner: number;
  points: number;
  token: boolean;
}
export interface Way {
  start: number;
  goal: number;
  rivers: number;
  visits: Visit[];
}
export interface Worth {
  space: number;
  size: number;
  at_once: boolean;
  huts_before: number;
}
/** All that can be said of a free space before somebody builds there. */
export interface Site {
  space: number;
  hut: Price;
  temple: Price | null;
  temple_points: number;
  worth: Worth;
  way: Way;
  holder: number | null;
}
export interface Standing {
  seat: number;
  vp: number;
  temples: number;
  runes: number;
  total: number;
}
