/** The words of tournaments, which are loaded with them. */
import { rest } from '../rest';
import { settings } from '../settings.svelte';
import { Speaker, type Args } from '../words/fluent';
import { textIn, type Language } from '../words/languages';

class CupWords {
  #speaker = $state.raw(new Speaker('en'));
  #loaded: Language | null = null;

  /** Load the words of the language that is wanted, once. */
  async load(): Promise<void> {
    const { language } = settings;
    if (this.#loaded === language) return;
    const source = await rest.during('words', textIn(language, 'cups.ftl')!());
    this.#speaker = new Speaker(language, source);
    this.#loaded = language;
  }
  say(id: string, args: Args = {}): string {
    return this.#speaker.say({ id, args });
  }
}
export const cupWords = new CupWords();

/** Say something about tournaments. */
export function k(id: string, args: Args = {}): string {
  return cupWords.say(id, args);
}
