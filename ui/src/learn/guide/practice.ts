/** Lays the table of a guided match: from its save file, with bots on the other seats. */
import { ask, get, patiently, post } from '../../api/client';
import type { TableInfo } from '../../api/types';
import { keep as remember, recall } from '../../memory';
import { LEARNER, type Mark } from './course.svelte';

const BOT = 'novice';

/** Where a lesson is, kept as long as the tab is open. */
export interface Kept {
  table: string;
  /** How far it has come; nothing at the beginning. */
  progress?: Progress;
}
export interface Progress {
  mark: Mark;
  /** How far it had come when the learner decided, by the records that counted then. */
  marks: [number, Mark][];
  /** The last version of the match that it has heard of, and the records that counted. */
  heard: number;
  line: number;
}
const key = (game: string) => `mbira-lesson-${game}`;

export function keep(game: string, kept: Kept | null) {
  remember(key(game), kept && JSON.stringify(kept), 'sessionStorage');
}

/** The lesson that this tab is in the middle of, if its table is still there. */
async function kept(game: string): Promise<Kept | null> {
  try {
    const found = JSON.parse(recall(key(game), 'sessionStorage') || 'null') as Kept | null;
    if (!found) return null;
    const table = await get<TableInfo>(`/tables/${found.table.replace(/[^a-z0-9]/g, '')}`);
    const there = table.game === game && ['playing', 'over'].includes(table.status);
    return there && found.progress?.mark.args ? found : null;
  } catch {
    return null; // it is gone, or what is kept there is not ours
  }
}

export async function lay(game: string, save: string): Promise<Kept> {
  const going = await kept(game);
  if (going) return going;
  const table = await patiently(async () => post<TableInfo>('/saves', save));
  for (const seat of table.seats.keys())
    if (seat !== LEARNER) await ask('PUT', `/tables/${table.id}/seats/${seat}/bot`, { bot: BOT });
  return { table: table.id };
}
