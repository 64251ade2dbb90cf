/** Lets this browser be called: it makes keys of its own, and an address at its push service. */
import { post } from '../api/client';
import type { PlaceInfo } from '../api/types';
import { keep, recall } from '../memory';

const KEY = 'mbira-push';

/** The place that is this browser, if it is called. */
export const thisBrowser = () => recall(KEY);

export type Why = 'here-not' | 'here-no' | 'here-failed';

export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Be called here; returns the place, or why that is not possible. */
export async function callHere(key: string): Promise<PlaceInfo | Why> {
  if (!canPush()) return 'here-not';
  if ((await Notification.requestPermission()) !== 'granted') return 'here-no';
  let subscription: PushSubscription;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    if (old && !madeFor(old, key)) await old.unsubscribe();
    subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
  } catch {
    return 'here-failed';
  }
  const { endpoint, keys } = subscription.toJSON();
  const place = await post<PlaceInfo>('/guest/calls/places', {
    kind: 'push',
    address: endpoint,
    p256dh: keys!.p256dh,
    auth: keys!.auth,
    label: browserName(),
  });
  keep(KEY, place.id);
  return place;
}

/** Be called here no longer. */
export async function notHere(): Promise<void> {
  keep(KEY, null);
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** Whether what a browser has was made for a server with this key. */
function madeFor(subscription: PushSubscription, key: string): boolean {
  const known = new Uint8Array(subscription.options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...known))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return text === key;
}

/** What a browser is called in a list of one's own. */
function browserName(): string {
  const agent = navigator.userAgent;
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((each) =>
    agent.includes(each),
  );
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((each) =>
    agent.includes(each),
  );
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  return [names[browser ?? ''] ?? browser, system].filter(Boolean).join(', ');
}
