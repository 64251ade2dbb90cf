/** Puts messages into words, with the same Fluent files and the same rules as the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../api/types';

export type Args = Record<string, string | number | Message>;
export type Names = Readonly<Record<number, string>>;

/** What is said otherwise to the seat that it is about: `you`, or `you-other` if that is `$other`. */
const YOU = /^you(-|$)/;

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

  /** Put a message into words; `reader` is the seat that is spoken to. */
  say(message: Message, names: Names = {}, reader: number | null = null): string {
    return this.#forms(message, names, reader)['']!;
  }

  /** The words of a message under '', and those of its attributes under their names. */
  #forms(message: Message, names: Names, reader: number | null): Record<string, string> {
    const seat = /^seat-(\d+)$/.exec(message.id);
    if (seat && names[Number(seat[1])]) return { '': names[Number(seat[1])]! };
    const found = this.#bundle.getMessage(message.id);
    if (!found?.value) return { '': `{${message.id}}` };
    const args: Record<string, FluentVariable> = {};
    let { value: words } = found;
    for (const [name, value] of Object.entries(message.args ?? {})) {
      if (typeof value !== 'object') args[name] = value;
      else {
        const doer = name === 'seat';
        if (value.id === `seat-${reader}` && (doer || words === found.value))
          words = found.attributes[doer ? 'you' : `you-${name}`] ?? words;
        for (const [form, said] of Object.entries(this.#forms(value, names, reader))) {
          args[form ? `${name}_${form}` : name] = said;
        }
      }
    }
    const format = (pattern: NonNullable<typeof found.value>) => {
      const errors: Error[] = [];
      const told = this.#bundle.formatPattern(pattern, args, errors);
      if (errors.length) console.warn(message.id, errors[0]);
      return told;
    };
    const forms: Record<string, string> = { '': format(words) };
    for (const [name, pattern] of Object.entries(found.attributes))
      if (!YOU.test(name)) forms[name] = format(pattern);
    return forms;
  }
}
