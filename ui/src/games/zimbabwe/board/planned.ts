/** The plan as the map shows it. */
import type { Delivery } from '../answers';
import { desk } from '../decisions/desk.svelte';
import { centre, type Point } from './geometry';

/** The plan that is drawn: while monuments are chosen, and while it is carried out. */
export function shownPlan() {
  return desk.plan && (desk.chosen.length || desk.left.length) ? desk.plan : null;
}

/** Every delivery of the plan, with the number of its good. */
export function planned(): { part: Delivery; number: number }[] {
  return (shownPlan()?.goods ?? []).flatMap((good, number) => [
    { part: good.delivery, number: number + 1 },
    ...(good.primary ? [{ part: good.primary, number: number + 1 }] : []),
  ]);
}

/** Steps as points: where water is crossed, in and out. */
export function points(leg: string[][]): Point[] {
  return leg.flatMap((step) => step.map(centre));
}

/** The numbers of the goods that each place has a part in. */
export function numbersAt(where: (part: Delivery) => string): [string, number[]][] {
  const found = new Map<string, number[]>();
  for (const { part, number } of planned()) {
    const numbers = found.get(where(part)) ?? [];
    if (!numbers.includes(number)) found.set(where(part), [...numbers, number]);
  }
  return [...found];
}
