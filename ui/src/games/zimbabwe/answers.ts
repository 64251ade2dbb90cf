/** What the server answers to the questions of this game: its own types, by short names. */
import type { Cards, CraftsmanCard, ZimbabweWay } from '../../api/types';

export type {
  Cards as CardNumbers,
  Delivery,
  GiftPreview,
  Good,
  Income,
  RaisePlan,
  ZimbabweReach as Reach,
  ZimbabweWay as Way,
} from '../../api/types';

export type GodId = keyof Cards['gods'];
export type SpecialistId = keyof Cards['specialists'];
export type CraftsmanId = keyof Cards['craftsmen'];
export type ResourceId = CraftsmanCard['resource'];

/** Legs of steps; a step over water has two cells. */
export type Legs = ZimbabweWay['legs'];
