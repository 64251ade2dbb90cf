/** What moments and deeds of a guided match have in common, whatever the game. */
import type { Done, Moment } from './course.svelte';

/** Whether one of these is being decided (`view.step`). */
export const at =
  (...steps: string[]) =>
  (now: Moment) =>
    steps.includes(now.view.step);
/** Whether an action of this type can be chosen. */
export const may = (type: string) => (now: Moment) => now.types.has(type);
/** Whether an action of one of these types was chosen. */
export const does =
  (...types: string[]) =>
  ({ action }: Done) =>
    types.includes(action.type);
/**
 * Whether an action of a type was chosen right after one of another. It is not called `then`: whoever
 * awaits a module that has something of that name waits for ever.
 */
export const inTurn =
  (first: string, type: string) =>
  ({ action, before }: Done) =>
    action.type === type && before?.type === first;
