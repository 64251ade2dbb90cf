/** The words of learning: rules, guided matches and hints. */
import { rest } from '../rest';
import { Speaker, type Args } from '../words/fluent';
import { textIn, type Language } from '../words/languages';

class LearningWords {
  #speaker = $state.raw(new Speaker('en'));
  #loading: { language: Language; done: Promise<void> } | null = null;

  /** Load the words of the language that is wanted, once. */
  load(language: Language): Promise<void> {
    if (this.#loading?.language !== language)
      this.#loading = { language, done: this.#fetch(language) };
    return this.#loading.done;
  }
  async #fetch(language: Language) {
    const source = await rest.during('words', textIn(language, 'learn.ftl')!());
    if (this.#loading?.language === language) this.#speaker = new Speaker(language, source);
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
