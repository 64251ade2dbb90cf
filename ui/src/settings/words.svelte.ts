/** The words of Settings, which most visitors never open. */
import type { Args } from '../words/fluent';
import { PartWords } from '../words/part.svelte';

export const settingsWords = new PartWords('settings.ftl');

/** Say something about settings. */
export function s(id: string, args: Args = {}): string {
  return settingsWords.say(id, args);
}
