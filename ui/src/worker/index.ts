/** The service worker that shows calls and keeps the page for when there is no network. */
import { router } from '../route.svelte';

/** Let it begin, where the browser has one: by https, or from this machine. */
export async function help(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  workers.addEventListener('message', ({ data }: MessageEvent<{ table?: string }>) => {
    if (typeof data.table === 'string') router.go(data.table ? { table: data.table } : {});
  });
  try {
    await workers.register('/sw.js');
    const { active } = await workers.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ keep: [`${location.origin}/`, ...loaded] });
  } catch {
    // a browser may be told to have none: the page is the same, except without a network
  }
}
