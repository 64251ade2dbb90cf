/** What a game says of its options; one from elsewhere may have no words for some. */
import type { OptionInfo } from '../api/types';
import type { Speaker } from '../words/fluent';

export class OptionWords {
  constructor(private readonly speaker: Speaker) {}

  #id(option: OptionInfo): string {
    return `option-${option.name.replaceAll('_', '-')}`;
  }
  #said(id: string): string | null {
    return this.speaker.has(id) ? this.speaker.say({ id }) : null;
  }
  label(option: OptionInfo): string {
    return this.#said(this.#id(option)) ?? option.name;
  }
  about(option: OptionInfo): string {
    return this.speaker.attribute(this.#id(option), 'about') ?? option.description;
  }
  choice(option: OptionInfo, choice: string): string {
    return this.#said(`${this.#id(option)}-${choice}`) ?? choice;
  }
  /** What options together are called; nothing if the game does not say. */
  group(id: string): string | null {
    return this.#said(`group-${id}`);
  }
}
