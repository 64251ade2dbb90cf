/** The words of being called, which only its page needs. */
import { rest } from '../rest';
import { settings } from '../settings.svelte';
import { Speaker, type Args } from '../words/fluent';
import { textIn } from '../words/languages';

let speaker = $state.raw(new Speaker('en'));

/** Load them in the language that is wanted. */
export async function loadWords(): Promise<void> {
  const { language } = settings;
  const source = await rest.during('words', textIn(language, 'calls.ftl')!());
  speaker = new Speaker(language, source);
}

/** Say something about being called. */
export function w(id: string, args: Args = {}): string {
  return speaker.say({ id, args });
}
