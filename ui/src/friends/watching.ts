/** At which tables somebody who could sit down only looks on, for as long as this window is open. */
import { keep, recall } from '../memory';

const key = (table: string) => `mbira-watches-${table}`;

export const watches = (table: string) => recall(key(table), 'sessionStorage') !== '';

export function startWatching(table: string) {
  keep(key(table), 'yes', 'sessionStorage');
}
