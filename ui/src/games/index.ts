/** The games, each loaded when somebody sits down to it; of all of them there is a picture at once. */
import type { Component } from 'svelte';
import Africa from './africa/Scene.svelte';
import type { GameUi } from './contract';
import Meduris from './meduris/Scene.svelte';
import Zimbabwe from './zimbabwe/Scene.svelte';

export const GAMES = ['zimbabwe', 'meduris', 'africa'] as const;
export type GameId = (typeof GAMES)[number];

const LOADERS: Record<GameId, () => Promise<{ default: GameUi }>> = {
  zimbabwe: () => import('./zimbabwe/index'),
  meduris: () => import('./meduris/index'),
  africa: () => import('./africa/index'),
};
export const SCENES: Partial<Record<string, Component>> = {
  zimbabwe: Zimbabwe,
  meduris: Meduris,
  africa: Africa,
};

export async function loadGame(game: string): Promise<GameUi> {
  return (await LOADERS[game as GameId]()).default;
}
