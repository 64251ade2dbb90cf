/** The words of learning: rules, guided matches and hints. */
import { settings, type Language } from '../settings.svelte';
import { Speaker, type Args } from '../words/fluent';

const SOURCES = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });

class LearningWords {
  #speaker = $state.raw(new Speaker('en'));
  #language = '';

  /** Load the words of the language that is wanted, once. */
  async load(language: Language = settings.language) {
    if (language === this.#language) return;
    this.#language = language;
    this.#speaker = new Speaker(language, await SOURCES[`./words/${language}.ftl`]!());
  }
  say(id: string, args: Args = {}): string {
    return this.#speaker.say({ id, args });
  }
}
export const learning = new LearningWords();

/** Say something about learning. */
export function l(id: string, args: Args = {}): string {
  return learning.say(id, args);
}
