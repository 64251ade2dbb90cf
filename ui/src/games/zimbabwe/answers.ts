/** What the server answers to the questions of this game. */
import type { CraftsmanView, ZimbabweSeatView, ZimbabweView } from '../../api/types';

export type GodId = NonNullable<ZimbabweSeatView['god']>;
export type SpecialistId = NonNullable<ZimbabweView['turn']['owed']>;
export type CraftsmanId = CraftsmanView['craftsman'];
export type ResourceId = 'wood' | 'clay' | 'ivory' | 'diamonds';

export interface Reach {
  cell: string;
  /** The cells that need 0, 1, 2... hubs. */
  by_hubs: string[][];
  resources: { cell: string; resource: ResourceId; claimed_by: string[]; used: number }[];
}

export interface GiftPreview {
  cattle: number;
  cost: number;
  plaques: number[];
  left: number[];
  order: number[];
}

/** Legs of steps; a step over water has two cells. */
export type Legs = string[][][];

export interface Delivery {
  craftsman: CraftsmanId;
  cell: string;
  owner: number;
  price: number;
  hubs: string[];
  resource: string;
  way: Legs;
}

export interface Good {
  monument: string;
  delivery: Delivery;
  primary: Delivery | null;
}

export interface Plan {
  monuments: string[];
  goods: Good[];
  cost: number;
  to_seats: Record<string, number>;
  hub_fees: number;
  hub_fees_to: number | null;
  vp: number;
  affordable: boolean;
  actions: string[];
  /** Whether no way is cheaper; if not, there were too many to try them all. */
  exact: boolean;
  /** Monuments that were asked for and are not raised. */
  left_out: string[];
  instead: { cell: string; cost: number }[];
  /** Craftsmen that could perhaps be used instead too: that was not worked out. */
  untried: string[];
}

export interface Way {
  hubs: number;
  legs: Legs;
}

export interface CardNumbers {
  gods: Record<GodId, number>;
  specialists: Record<SpecialistId, { vr: number; cost: number }>;
  craftsmen: Record<
    CraftsmanId,
    {
      cost: number;
      vp: number;
      vr: number | null;
      resource: ResourceId;
      primary: CraftsmanId | null;
      square: boolean;
    }
  >;
}

export interface Income {
  god: number;
  specialists: number;
  technologies: number;
  monuments: number;
  engai: number;
  total: number;
}
