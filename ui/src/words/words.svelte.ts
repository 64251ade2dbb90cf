/** The words of the page itself, in the language that is wanted. */
import { settings, type Language } from '../settings.svelte';
import { Speaker, type Args } from './fluent';

const SOURCES = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

class Words {
  #speaker = $state.raw(new Speaker('en'));
  source = '';

  async load(language: Language) {
    this.source = await SOURCES[`./${language}.ftl`]!();
    this.#speaker = new Speaker(language, this.source);
  }
  async change(language: Language) {
    settings.change({ language });
    await this.load(language);
  }
  say(id: string, args: Args = {}): string {
    return this.#speaker.say({ id, args });
  }
}
export const words = new Words();

/** Say something of the page. */
export function t(id: string, args: Args = {}): string {
  return words.say(id, args);
}
