// Whether the server can be reached: a browser may report a network that leads nowhere.

/** Milliseconds between two tries while nothing answers. */
const AGAIN = 10_000;

let isReached = true;
/** True while the next try is due. */
let isWaiting = false;
const listeners = new Set<() => void>();

function set(reached: boolean): void {
  if (reached === isReached) return;
  isReached = reached;
  for (const listener of listeners) listener();
}

function tryLater(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    if (!isReached) fetch('/healthz', { cache: 'no-store' }).then(reached, tryLater);
  }, AGAIN);
}

/** The server has answered, whatever it said. */
export const reached = (): void => set(true);

/** A request found nobody. */
export function missed(): void {
  set(false);
  tryLater();
}

export const isOnline = (): boolean => navigator.onLine && isReached;

export function whenOnlineChanges(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
