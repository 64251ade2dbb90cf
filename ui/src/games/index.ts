/** The games, each loaded when somebody sits down to it. */
import type { GameUi } from './contract';

export const GAMES = ['zimbabwe', 'meduris', 'africa'] as const;
export type GameId = (typeof GAMES)[number];

const LOADERS: Record<GameId, () => Promise<{ default: GameUi }>> = {
  zimbabwe: () => import('./zimbabwe/index'),
  meduris: () => import('./meduris/index'),
  africa: () => import('./africa/index'),
};

export async function loadGame(game: string): Promise<GameUi> {
  return (await LOADERS[game as GameId]()).default;
}
