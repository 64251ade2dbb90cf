/** The words of learning: rules, guided matches and hints. */
import type { Args } from '../words/fluent';
import { PartWords } from '../words/part.svelte';

export const learning = new PartWords('learn.ftl');

/** Say something about learning. */
export function l(id: string, args: Args = {}): string {
  return learning.say(id, args);
}
