/** Puts a link where it can be pasted from, and says so if it leads nobody else here. */
import type { TokenInfo } from '../api/types';
import { copy, notices } from '../table/model/notices.svelte';
import { t } from '../words/words.svelte';
import { reach } from './reach.svelte';

export async function copyLink(made: TokenInfo | null, words: string) {
  if (!made?.link) return;
  await copy(made.link, words);
  // whoever can let others in need not be told of another address
  if (made.here_only) notices.tell(t(reach.yours ? 'invite-closed' : 'invite-here-only'), 'bad');
}
