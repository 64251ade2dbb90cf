/** The words of being somebody, which only its pages need. */
import { rest } from '../rest';
import { Speaker, type Args } from '../words/fluent';
import { textIn, type Language } from '../words/languages';

let speaker = $state.raw(new Speaker('en'));
let loading: Language | null = null;

/** Load them in the language that is wanted. */
export async function loadWords(language: Language): Promise<void> {
  loading = language;
  const source = await rest.during('words', textIn(language, 'people.ftl')!());
  if (loading === language) speaker = new Speaker(language, source);
}

/** Say something about being somebody. */
export function p(id: string, args: Args = {}): string {
  return speaker.say({ id, args });
}
