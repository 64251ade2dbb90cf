/** The words of a part of the page that most visitors never open: loaded with it, once. */
import { rest } from '../rest';
import { Speaker, type Args } from './fluent';
import { textIn, type Language } from './languages';

export class PartWords {
  #speaker = $state.raw(new Speaker('en'));
  #loading: { language: Language; done: Promise<void> } | null = null;

  constructor(private readonly file: string) {}

  /** Load the words of the language that is wanted, once. */
  load(language: Language): Promise<void> {
    if (this.#loading?.language !== language)
      this.#loading = { language, done: this.#fetch(language) };
    return this.#loading.done;
  }
  async #fetch(language: Language) {
    const source = await rest.during('words', textIn(language, this.file)!());
    if (this.#loading?.language === language) this.#speaker = new Speaker(language, source);
  }
  has(id: string): boolean {
    return this.#speaker.has(id);
  }
  say(id: string, args: Args = {}): string {
    return this.#speaker.say({ id, args });
  }
}
