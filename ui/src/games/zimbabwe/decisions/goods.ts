/** What a good of a plan consists of, and what it costs. */
import type { Delivery, Good } from '../answers';

/** The craftsmen that make it. */
export const parts = (good: Good): Delivery[] =>
  good.primary ? [good.delivery, good.primary] : [good.delivery];

export const sum = (good: Good): number =>
  parts(good).reduce((total, part) => total + part.price + part.hubs.length, 0);
