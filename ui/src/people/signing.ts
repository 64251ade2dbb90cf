/** What comes of signing in: another person in this browser, and what the one before has left. */
import type { Bringing, SignedIn } from '../api/types';
import { keep, recall } from '../memory';
import { router } from '../route.svelte';
import { notices, telling } from '../table/model/notices.svelte';
import { NoPasskeyError } from './passkeys';
import { p } from './words.svelte';

const KEY = 'mbira-bring';

/** What the browser's guest from before can bring along; it is offered until one has answered. */
export function offered(): Bringing | null {
  const kept = recall(KEY);
  return kept ? (JSON.parse(kept) as Bringing) : null;
}
export function answered() {
  keep(KEY, null);
}

/** Begin again as whoever one is now: nothing on the page is to be of somebody else. */
export function begin(signed: SignedIn) {
  if (signed.bring) keep(KEY, JSON.stringify(signed.bring));
  startAgain(router.link({ who: 'me' }));
}
export function startAgain(link: string) {
  history.replaceState(null, '', link);
  location.reload();
}

/** Return what comes of a passkey; if nothing does, say why. */
export async function withPasskey<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await telling(request);
  } catch (error) {
    if (!(error instanceof NoPasskeyError)) throw error;
    notices.tell(p(`passkey-${error.why}`), 'bad');
    return null;
  }
}
