/** What each game brings to learn it by: rules to read, and a guided first match. */
import type { Lesson } from '../games/contract';
import { textIn, type Language } from '../words/languages';

const SAVES = import.meta.glob<string>('../games/*/learn/lesson.json', {
  query: '?raw',
  import: 'default',
});
const LESSONS = import.meta.glob<Lesson>('../games/*/learn/lesson.ts', { import: 'default' });
const folder = (game: string) => `../games/${game}/learn`;

const rules = (game: string, language: Language) => textIn(language, `rules/${game}.txt`);

export function hasRules(game: string, language: Language): boolean {
  return !!rules(game, language);
}
/** The rules in our mark-up; nothing if the page has none of this game. */
export async function loadRules(game: string, language: Language): Promise<string | undefined> {
  return rules(game, language)?.();
}

export interface Found {
  /** The save file of the match that it begins with. */
  save: string;
  lesson: Lesson;
  /** What it says, as Fluent has it. */
  words: string;
}
export function teaches(game: string): boolean {
  return `${folder(game)}/lesson.json` in SAVES;
}
/** The guided match of a game that teaches. */
export async function loadLesson(game: string, language: Language): Promise<Found> {
  const [save, lesson, words] = await Promise.all([
    SAVES[`${folder(game)}/lesson.json`]!(),
    LESSONS[`${folder(game)}/lesson.ts`]!(),
    textIn(language, `lessons/${game}.ftl`)!(),
  ]);
  return { save, lesson, words };
}
