/** How people and their numbers are shown. */
import { EMBLEMS } from '../look/Emblem.svelte';

/** The sign of somebody: always the same, whatever seat they have. */
export function signOf(person: string): number {
  let sum = 0;
  for (const letter of person) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % EMBLEMS.length;
}

/** A number with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number).replace('-', '−');
}

/** A part of a whole, in percent. */
export function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / (whole || 1))} %`;
}

/** The same as a width. */
export const wide = (part: number, whole: number) => `${(100 * part) / (whole || 1)}%`;

/** A day, with its year if it is not this one. */
export function day(seconds: number, language: string, now = new Date()): string {
  const then = new Date(seconds * 1000);
  const year = then.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return then.toLocaleDateString(language, { day: 'numeric', month: 'short', year });
}
