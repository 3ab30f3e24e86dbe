// Web push: a small interface, and the browsers' push services behind it.
import webPush from 'web-push';
import type { Store } from '../store/store.ts';
import { outsideAgent } from './publicAddress.ts';

/** A notice, as the service worker shows it. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The page a click opens. */
  readonly url: string;
  /** A later notice with the same tag replaces this one. */
  readonly tag: string;
}

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface Push {
  /** The key a browser needs to subscribe. */
  readonly publicKey: string;
  /** `gone`: the browser has unsubscribed, and will not be back under this address. */
  send(subscription: Subscription, notice: Notice): Promise<'sent' | 'gone'>;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEYS = 'vapid';
const DAY_IN_SECONDS = 24 * 3600;
const PATIENCE = 10_000;

/** `contact`: an https or mailto address for complaints of push services. */
export async function openPush(store: Store, contact: string): Promise<Push> {
  const keys = await keysOf(store);
  const options = {
    vapidDetails: { subject: contact, ...keys },
    TTL: DAY_IN_SECONDS,
    timeout: PATIENCE,
    agent: outsideAgent(),
  };
  return {
    publicKey: keys.publicKey,
    async send(subscription, notice) {
      try {
        await webPush.sendNotification(subscription, JSON.stringify(notice), { ...options, topic: notice.tag });
        return 'sent';
      } catch (error) {
        const { statusCode } = error as { statusCode?: number };
        if (statusCode === 404 || statusCode === 410) return 'gone';
        throw error;
      }
    },
  };
}

export function contactFromEnv(env: NodeJS.ProcessEnv): string {
  if (env.BINARIO_URL?.startsWith('https://')) return env.BINARIO_URL;
  const [address] = /[^\s<>]+@[^\s<>]+/.exec(env.BINARIO_MAIL_FROM ?? '') ?? [];
  return `mailto:${address ?? 'nobody@localhost'}`;
}

/** Made at the first start; of two processes that start at once, one's keys are kept. */
async function keysOf({ db }: Store): Promise<Keys> {
  const kept = () => db.selectFrom('meta').select('value').where('key', '=', KEYS).executeTakeFirst();
  let row = await kept();
  if (!row) {
    const value = JSON.stringify(webPush.generateVAPIDKeys());
    await db
      .insertInto('meta')
      .values({ key: KEYS, value })
      .onConflict((c) => c.doNothing())
      .execute();
    row = await kept();
  }
  return JSON.parse(row!.value) as Keys;
}
