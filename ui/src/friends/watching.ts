/** At which tables somebody who could sit down only looks on, for as long as this window is open. */
import type { TableInfo } from '../api/types';
import { keep, recall } from '../memory';

/** Whether anybody may look on there by a link: those of a tournament have nobody who makes one. */
export const mayWatch = ({ practice, cup, settings }: TableInfo) =>
  !practice && !cup && settings.watch !== 'nobody';

const key = (table: string) => `mbira-watches-${table}`;

export const watches = (table: string) => recall(key(table), 'sessionStorage') !== '';

export function startWatching(table: string) {
  keep(key(table), 'yes', 'sessionStorage');
}
