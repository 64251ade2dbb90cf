/** Tables that this browser keeps to be looked at without a network: those that were shown last. */
import type { Pushed } from './types';

type Hello = Extract<Pushed, { type: 'hello' }>;

/** The worker forgets it, too, when somebody else comes or all browsers are signed out. */
const KEPT = 'mbira-seen';
const MOST = 30;

const place = (id: string) => `/kept/tables/${id}`;

/** Browsers have it only where nobody can listen in. */
const open = () => ('caches' in window ? caches.open(KEPT) : null);

export async function keepTable(hello: Hello): Promise<void> {
  const cache = await open();
  if (!cache) return;
  try {
    const address = place(hello.table.id);
    await cache.delete(address); // what is put last stands last
    await cache.put(address, new Response(JSON.stringify(hello)));
    const kept = (await cache.keys()).filter(({ url }) => url.includes('/kept/tables/'));
    await Promise.all(kept.slice(0, -MOST).map((each) => cache.delete(each)));
  } catch {
    // the disk is full, or the browser keeps nothing: then nothing is kept
  }
}

export async function keptTable(id: string): Promise<Hello | null> {
  const cache = await open();
  const found = await cache?.match(place(id));
  return found ? ((await found.json()) as Hello) : null;
}
