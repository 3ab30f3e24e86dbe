// Coordinates tabs on one game of this browser: each hears of the others' changes, and only one moves the bots.

type Message = { readonly id: string; readonly kind: 'hello' | 'here' | 'kept' | 'bye' };

export interface Tabs {
  /** Tells the others that something was stored. */
  kept(): void;
  close(): void;
}

export interface Hearing {
  /** True when another tab opens this game, false when it closes. */
  twice(open: boolean): void;
  /** Another tab has stored something. */
  changed(): void;
  /** From now on this tab moves the bots. */
  lead(): void;
}

export function shareWithTabs(id: string, hear: Hearing): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('binario-local') : null;
  const post = (kind: Message['kind']) => channel?.postMessage({ id, kind } satisfies Message);
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.id !== id) return;
    if (data.kind === 'hello') post('here');
    hear.twice(data.kind !== 'bye');
    if (data.kind === 'kept') hear.changed();
    // tabs that are still open answer again
    if (data.kind === 'bye') post('here');
  });
  const letGo = takeLead(id, hear.lead);
  const bye = () => post('bye');
  addEventListener('pagehide', bye);
  post('hello');
  return {
    kept: () => post('kept'),
    close() {
      removeEventListener('pagehide', bye);
      bye();
      letGo();
      channel?.close();
    },
  };
}

/**
 * Waits for the lead, and holds it until released. Without locks (no secure connection) every tab leads, and the later
 * of two changes is rejected.
 */
function takeLead(id: string, lead: () => void): () => void {
  if (!navigator.locks) {
    lead();
    return () => {};
  }
  const gone = new AbortController();
  const held = new Promise<void>((resolve) => gone.signal.addEventListener('abort', () => resolve()));
  navigator.locks
    .request(`binario-local-${id}`, { signal: gone.signal }, () => {
      lead();
      return held;
    })
    .catch(() => {}); // released while still waiting
  return () => gone.abort();
}
