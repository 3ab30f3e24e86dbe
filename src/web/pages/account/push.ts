// Web push in this browser: its availability and state, starting and stopping it.
import { api } from '../../net/api.ts';

export type PushState = 'unsupported' | 'denied' | 'on' | 'off';

const supported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Undefined without a registered worker, as in development. */
const registration = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration();

export async function pushState(): Promise<PushState> {
  if (!supported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const here = await registration();
  if (!here) return 'unsupported';
  return (await here.pushManager.getSubscription()) ? 'on' : 'off';
}

export async function subscribePush(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const here = await registration();
  if (!here) return 'unsupported';
  const subscription = await here.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(publicKey),
  });
  await api.subscribe(subscription.toJSON());
  return 'on';
}

export async function unsubscribePush(): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return 'off';
  await api.unsubscribe(subscription.endpoint).catch(() => undefined);
  await subscription.unsubscribe();
  return 'off';
}

/** Decodes the key from URL-safe base64. */
function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
