/** The rules of a game, ready to be read. */
import { rest } from '../../rest';
import type { Language } from '../../words/languages';
import { loadRules } from '../found';
import { learning } from '../words.svelte';
import { glossary } from './glossary.svelte';
import { parse, type Block } from './markup';

/** Load the rules and the words that they use; null if the page has none of this game. */
export async function loadBook(game: string, language: Language): Promise<Block[] | null> {
  const parts = [
    loadRules(game, language),
    learning.load(language),
    glossary.load(game, language),
  ] as const;
  const [source] = await rest.during('a part', Promise.all(parts));
  return source === undefined ? null : parse(source);
}
