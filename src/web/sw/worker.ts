// The service worker: stores the whole app for play without a network, and shows notifications. It never touches /api.
export {};

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build: every file of the app, and a name for just this set of them. */
declare const PRECACHE: readonly string[];
declare const VERSION: string;

const CACHE = `binario-${VERSION}`;
const PAGE = '/index.html';
/** Milliseconds after which a silent network counts as absent. */
const PATIENCE = 4000;

// All games' chunks are stored, opened before or not: a game can then be begun in a train.
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(PRECACHE.map((url) => new Request(url, { cache: 'reload' })))),
  );
});

// A new version waits until the page asks for it, so that an open page keeps the files it was built with.
self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const stale = (await caches.keys()).filter((name) => name.startsWith('binario-') && name !== CACHE);
    await Promise.all(stale.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/healthz') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(file(request));
});

/** The page itself: from the network, to be up to date; from the cache without one. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) return answer;
    return (await caches.match(PAGE)) ?? answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** Files carry their hash in the name, so a cached one is always right. */
const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

self.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (!notice) return;
  const { title, body, url, tag } = notice;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const there = windows.find((client) => new URL(client.url).pathname === url) ?? windows[0];
    if (!there) return void (await self.clients.openWindow(url));
    await there.focus();
    if (new URL(there.url).pathname !== url) await there.navigate(url);
  };
  event.waitUntil(open());
});
