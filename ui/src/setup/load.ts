/** A table in the making, and the words of its game. */
import { get } from '../api/client';
import type { GameInfo, WordsInfo } from '../api/types';
import { settings } from '../settings.svelte';
import { Speaker } from '../words/fluent';
import { Plan } from './plan.svelte';

export interface Made {
  plan: Plan;
  speaker: Speaker;
}

export async function loadPlan(game: string): Promise<Made> {
  const name = encodeURIComponent(game);
  const [info, found] = await Promise.all([
    get<GameInfo>(`/games/${name}`),
    get<WordsInfo>(`/games/${name}/words/${settings.language}`),
  ]);
  return { plan: new Plan(info), speaker: new Speaker(settings.language, found.fluent) };
}
