/** The words of the club: people, ratings, leaderboards, meeting. */
import type { Args } from '../words/fluent';
import { PartWords } from '../words/part.svelte';

export const clubWords = new PartWords('club.ftl');

/** Say something about the club. */
export function c(id: string, args: Args = {}): string {
  return clubWords.say(id, args);
}
