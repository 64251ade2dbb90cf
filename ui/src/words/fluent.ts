/** Puts messages into words, with the same Fluent files and the same rules as the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../api/types';

export type Args = Record<string, string | number | Message>;
export type Names = Readonly<Record<number, string>>;

export class Speaker {
  #bundle: FluentBundle;

  constructor(language: string, ...sources: string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The words of an attribute that needs no arguments, if there is one. */
  attribute(id: string, name: string): string | undefined {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern) : undefined;
  }

  say(message: Message, names: Names = {}): string {
    return this.#forms(message, names)['']!;
  }

  /** The words of a message under '', and those of its attributes under their names. */
  #forms(message: Message, names: Names): Record<string, string> {
    const seat = /^seat-(\d+)$/.exec(message.id);
    if (seat && names[Number(seat[1])]) return { '': names[Number(seat[1])]! };
    const found = this.#bundle.getMessage(message.id);
    if (!found?.value) return { '': `{${message.id}}` };
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      if (typeof value !== 'object') args[name] = value;
      else {
        for (const [form, words] of Object.entries(this.#forms(value, names))) {
          args[form ? `${name}_${form}` : name] = words;
        }
      }
    }
    const format = (pattern: NonNullable<typeof found.value>) => {
      const errors: Error[] = [];
      const words = this.#bundle.formatPattern(pattern, args, errors);
      if (errors.length) console.warn(message.id, errors[0]);
      return words;
    };
    const forms: Record<string, string> = { '': format(found.value) };
    for (const [name, pattern] of Object.entries(found.attributes)) forms[name] = format(pattern);
    return forms;
  }
}
