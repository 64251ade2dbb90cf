/** What somebody is called. Whoever has not said it yet has a name that the server made up. */
import { ask } from '../api/client';
import type { GuestInfo } from '../api/types';
import { keep, recall } from '../memory';

const KEY = 'mbira-named';

/** Whether the name was chosen in this browser, so that nobody has to be asked for it again. */
export const isNamed = () => recall(KEY) !== '';

/** Take another name; every table learns of it. */
export async function takeName(name: string): Promise<GuestInfo> {
  const guest = await ask<GuestInfo>('PATCH', '/guest', { name });
  keep(KEY, 'yes');
  return guest;
}
