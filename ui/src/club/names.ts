/** What people and bots are called. */
import { botName } from '../words/words.svelte';

const BOT = 'bot:';

/** What somebody is called; whoever is private has no name. */
export function nameOf(
  who: { name: string; bot?: boolean; person?: string | null },
  nobody: string,
): string {
  if (who.bot) return botName((who.person ?? who.name).replace(BOT, ''));
  return who.name || nobody;
}
