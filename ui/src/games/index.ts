/**
 * The games that the page knows: each is a folder here and found by its name, loaded when somebody
 * sits down to it; of all of them there is a picture at once. Any other has a plain table.
 */
import type { Component } from 'svelte';
import { textIn, type Language } from '../words/languages';
import type { GameUi, Glance } from './contract';

/** What shows a game that the page does not know. */
const PLAIN = 'plain';
const UIS = import.meta.glob<GameUi>('./*/index.ts', { import: 'default' });

const GLANCES = import.meta.glob<Glance>('./*/board/glance.ts', { import: 'default' });

/** A picture of a game, and where it stands among them. */
interface Scene {
  default: Component;
  PLACE?: number;
}
const SCENES = import.meta.glob<Scene>('./*/Scene.svelte', { eager: true });

export interface Loaded {
  ui: GameUi;
  /** The words of the game's own part of the page, as Fluent has them. */
  words: string;
}

export async function loadGame(game: string, language: Language): Promise<Loaded> {
  const folder = `./${game}/index.ts` in UIS ? game : PLAIN;
  const [ui, words] = await Promise.all([
    UIS[`./${folder}/index.ts`]!(),
    textIn(language, `games/${folder}.ftl`)!(),
  ]);
  return { ui, words };
}

/** A game at a glance; nothing if the page does not know it. */
export async function glanceOf(game: string): Promise<Glance | null> {
  return (await GLANCES[`./${game}/board/glance.ts`]?.()) ?? null;
}

export function sceneOf(game: string): Component {
  return (SCENES[`./${game}/Scene.svelte`] ?? SCENES[`./${PLAIN}/Scene.svelte`])!.default;
}
/** Games in the order in which the page shows them; those that it does not know come last. */
export function inOrder<Game extends { id: string }>(games: Game[]): Game[] {
  const place = ({ id }: Game) => SCENES[`./${id}/Scene.svelte`]?.PLACE ?? Infinity;
  return [...games].sort((one, other) => place(one) - place(other) || 0);
}
