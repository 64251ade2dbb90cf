/** What the server answers to questions about a position of Meduris: its own types, by short names. */
import type { MedurisPrice } from '../../api/types';

export type {
  SeatScore,
  MedurisWay as Way,
  MedurisPrice as Price,
  Site,
  Visit,
  Worth,
} from '../../api/types';

export type Material = MedurisPrice['materials'][number];
export const MATERIALS: Material[] = ['wood', 'wool', 'copper', 'stone'];
