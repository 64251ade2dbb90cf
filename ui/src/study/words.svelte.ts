/** The words of studying: what a match teaches, and puzzles. */
import type { Args } from '../words/fluent';
import { PartWords } from '../words/part.svelte';

export const studying = new PartWords('study.ftl');

/** Say something about what there is to study. */
export function ls(id: string, args: Args = {}): string {
  return studying.say(id, args);
}
