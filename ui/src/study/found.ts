/** What is told of an analysis first: the decisions that cost most, and the best one. */
import type { Analysis, Judged } from '../api/types';

export interface Chosen {
  judged: Judged;
  /** What it is marked with: its place among the worst, or a star. */
  sign: string;
  good: boolean;
}
export const STAR = '★';

/** What a decision cost, from 0 to 1. */
export const cost = ({ before, after }: Judged): number => before - after;

/** The worst decisions and the best one, of a seat or of all. */
export function chosen(found: Analysis, seat: number | null): Chosen[] {
  const judged = new Map(
    found.turns.flatMap(({ decisions }) => decisions).map((each) => [each.version, each]),
  );
  const { worst, best } = seat === null ? found : found.reports[seat]!;
  const told = worst.map((version, place) => ({
    judged: judged.get(version)!,
    sign: String(place + 1),
    good: false,
  }));
  return best === null ? told : [...told, { judged: judged.get(best)!, sign: STAR, good: true }];
}
