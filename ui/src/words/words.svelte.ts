/** The words of the page itself, in the language that is wanted. */
import { rest } from '../rest';
import { settings } from '../settings.svelte';
import { Speaker, type Args } from './fluent';
import { textIn, type Language } from './languages';

class Words {
  #speaker = $state.raw(new Speaker('en'));
  source = '';
  #wanted: Language | null = null;

  async load(language: Language) {
    this.#wanted = language;
    const source = await rest.during('words', textIn(language, 'page.ftl')!());
    if (this.#wanted !== language) return;
    this.source = source;
    this.#speaker = new Speaker(language, this.source);
  }
  async change(language: Language) {
    await this.load(language); // what changes with the language says so in its words at once
    if (this.#wanted === language) settings.change({ language });
  }
  has(id: string): boolean {
    return this.#speaker.has(id);
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

/** The name of a bot: how much it thinks may follow a colon, and anybody can add bots. */
export function botName(bot: string): string {
  const [level] = bot.split(':') as [string];
  return words.has(`bot-${level}`) ? t(`bot-${level}`) : bot;
}
