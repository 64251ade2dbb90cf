/** What each game brings to learn it by: rules to read, and a guided first match. */
import type { Taught } from '../games/contract';
import { textIn, type Language } from '../words/languages';

const SAVES = import.meta.glob<string>('../games/*/learn/lesson.json', {
  query: '?raw',
  import: 'default',
});
const STEPS = import.meta.glob<Taught[]>('../games/*/learn/steps.ts', { import: 'default' });
const folder = (game: string) => `../games/${game}/learn`;

const rules = (game: string, language: Language) => textIn(language, `rules/${game}.txt`);

export function hasRules(game: string, language: Language): boolean {
  return !!rules(game, language);
}
/** The rules in our mark-up; nothing if the page has none of this game. */
export async function loadRules(game: string, language: Language): Promise<string | undefined> {
  return rules(game, language)?.();
}

export interface Lesson {
  /** The save file of the match that it begins with. */
  save: string;
  steps: Taught[];
  /** What it says, as Fluent has it. */
  words: string;
}
export function teaches(game: string): boolean {
  return `${folder(game)}/lesson.json` in SAVES;
}
/** The guided match of a game that teaches. */
export async function loadLesson(game: string, language: Language): Promise<Lesson> {
  const [save, steps, words] = await Promise.all([
    SAVES[`${folder(game)}/lesson.json`]!(),
    STEPS[`${folder(game)}/steps.ts`]!(),
    textIn(language, `lessons/${game}.ftl`)!(),
  ]);
  return { save, steps, words };
}
