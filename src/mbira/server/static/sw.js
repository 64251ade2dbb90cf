/**
 * The service worker: shows calls, opens the table that calls, and answers without a network with
 * what this browser was shown before. It is served as it stands here, from the root.
 */
const PAGE = 'mbira-page';
/** What was seen of tables and games; `api/kept.ts` puts whole tables there. */
const SEEN = 'mbira-seen';
const CALLED = 'mbira-called';
/** So many answers of the API are kept, so many files of the page, and ids of calls. */
const MOST_SEEN = 200;
const MOST_FILES = 150;
const MOST_CALLS = 50;
/** Files whose names say what is in them, and others that seldom change. */
const LASTING = /^\/assets\//;
const FILES = /^\/(?:assets\/.*|icon[\w-]*\.(?:svg|png)|manifest\.json)$/;
/** What can be looked at later: lists, tables, games and their words, and who one is. */
const LOOKED_AT =
  /^\/api\/(?:guest|games(?:\/[\w-]+(?:\/words\/\w+)?)?|tables(?:\/\w+(?:\/(?:position|log|frames|course|chat))?)?)$/;
/** After that this browser belongs to somebody else, or to nobody. */
const FORGET = /^\/api\/guest\/(?:claim|sign-out|sign-in.*|sessions.*|delete)$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// Calls

self.addEventListener('push', (event) => {
  let call = {};
  try {
    call = event.data?.json() ?? {};
  } catch {
    // whoever sent that is not our server: the browser wants to be shown something all the same
  }
  event.waitUntil(show(call));
});

async function show({ id = '', title = 'mbira', body = '', table = '', tables = [] }) {
  if (id && (await wasShown(id))) return;
  await self.registration.showNotification(String(title), {
    body: String(body),
    tag: table ? `table-${table}` : 'mbira',
    renotify: true,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { table: /^[a-z0-9]{1,16}$/.test(table) ? table : '', tables },
  });
}

/** Whether a call was shown here already; it counts as shown from now on. */
async function wasShown(id) {
  const cache = await caches.open(CALLED);
  const known = await cache.match('/ids');
  const ids = known ? await known.json() : [];
  if (ids.includes(id)) return true;
  await cache.put('/ids', new Response(JSON.stringify([...ids, id].slice(-MOST_CALLS))));
  return false;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table ?? ''));
});

/** Show a table in the window that has it, in any other one of ours, or in a new one. */
async function open(table) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const has = windows.find(({ url }) => new URL(url).hash.includes(`table=${table}`));
  const goal = (table && has) || windows[0];
  const address = table ? `/#table=${table}` : '/';
  if (!goal) return self.clients.openWindow(address);
  await goal.focus().catch(() => null); // a browser may not let us
  if (goal !== has) goal.postMessage({ table });
}

/** The browser has another address now: who calls it has to know. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

async function renew(old) {
  const info = await (await fetch('/api/guest/calls')).json();
  const fresh = await self.registration.pushManager.subscribe(
    old?.options ?? { userVisibleOnly: true, applicationServerKey: info.push_key },
  );
  const { endpoint, keys } = fresh.toJSON();
  const place = { kind: 'push', address: endpoint, p256dh: keys.p256dh, auth: keys.auth };
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/guest/calls/places', { method: 'POST', headers, body: JSON.stringify(place) });
}

// Without a network

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep.slice(0, MOST_FILES)));
});

/** Keep what the page has loaded before there was a worker. */
async function keep(addresses) {
  const cache = await caches.open(PAGE);
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, location.origin);
    if (origin !== location.origin || !(pathname === '/' || FILES.test(pathname))) continue;
    if (pathname !== '/' && (await cache.match(pathname))) continue;
    const answer = await fetch(pathname).catch(() => null);
    if (answer?.ok) await cache.put(pathname, answer);
  }
  await trim(cache, MOST_FILES);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method !== 'GET') {
    if (FORGET.test(pathname)) event.waitUntil(caches.delete(SEEN));
    return;
  }
  if (request.mode === 'navigate' && pathname === '/')
    event.respondWith(newest(event, PAGE, MOST_FILES, '/'));
  else if (LASTING.test(pathname)) event.respondWith(kept(request));
  else if (FILES.test(pathname)) event.respondWith(newest(event, PAGE, MOST_FILES));
  else if (LOOKED_AT.test(pathname)) event.respondWith(newest(event, SEEN, MOST_SEEN));
});

/** What never changes is asked for once. */
async function kept(request) {
  const cache = await caches.open(PAGE);
  const known = await cache.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request.url, answer.clone());
    await trim(cache, MOST_FILES);
  }
  return answer;
}

/** What there is now; without a network what there was. */
async function newest(event, name, most, as = event.request.url) {
  let answer;
  try {
    answer = await fetch(event.request);
  } catch (error) {
    const known = await (await caches.open(name)).match(as);
    if (known) return known;
    throw error;
  }
  if (answer.ok) event.waitUntil(store(name, as, answer.clone(), most));
  return answer;
}

async function store(name, as, answer, most) {
  try {
    const cache = await caches.open(name);
    await cache.delete(as); // what is put last stands last
    await cache.put(as, answer);
    await trim(cache, most);
  } catch {
    // the disk is full: then nothing is kept
  }
}

/** Let go of what was put there first. */
async function trim(cache, most) {
  const keys = await cache.keys();
  const rest = keys.filter(({ url }) => !url.includes('/kept/tables/')); // those have their own bound
  await Promise.all(
    rest.slice(0, Math.max(0, rest.length - most)).map((each) => cache.delete(each)),
  );
}
