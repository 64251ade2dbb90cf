/** The words of a game, each with a sentence that says what it means. */
import { FluentResource } from '@fluent/bundle';
import type { Explained } from '../../games/contract';
import { tip } from '../../look/tip.svelte';
import { rest } from '../../rest';
import { Speaker } from '../../words/fluent';
import { textIn, type Language } from '../../words/languages';

export interface Entry {
  id: string;
  word: string;
  about: string;
}

class Glossary {
  #speaker = $state.raw(new Speaker('en'));
  /** In the order of the file. */
  entries = $state.raw<readonly Entry[]>([]);
  #loading: { what: string; done: Promise<void> } | null = null;

  /** Load the words of a game in a language, once; a game may have none. */
  load(game: string, language: Language): Promise<void> {
    const what = `${game} ${language}`;
    if (this.#loading?.what !== what)
      this.#loading = { what, done: this.#fetch(what, game, language) };
    return this.#loading.done;
  }
  async #fetch(what: string, game: string, language: Language) {
    const text = textIn(language, `glossary/${game}.ftl`)?.();
    const source = text ? await rest.during('words', text) : '';
    if (this.#loading?.what !== what) return;
    const ids = new FluentResource(source).body.map(({ id }) => id);
    this.#speaker = new Speaker(language, source);
    this.entries = ids.map((id) => this.#entry(id));
  }
  #entry(id: string): Entry {
    const about = this.#speaker.attribute(id, 'about') ?? '';
    return { id, word: this.#speaker.say({ id }), about };
  }
  /**
   * What a word means, as a card, perhaps with a number of it as the title. Null if there is
   * nothing to say: the words may not be there yet.
   */
  explain(id: string, title?: string): Explained | null {
    if (!this.#speaker.has(id)) return title ? { title } : null;
    const { word, about } = this.#entry(id);
    return { title: title ?? word, text: about };
  }
}
export const glossary = new Glossary();

/** Let a symbol or a number explain itself by a word of the glossary. */
export const means = (id: string, title?: () => string) =>
  tip(() => glossary.explain(id, title?.()));
