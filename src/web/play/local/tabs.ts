// Two tabs on one game of this browser: each hears what the other has kept, and only one of them moves the bots.

type Message = { readonly id: string; readonly kind: 'hello' | 'here' | 'kept' | 'bye' };

export interface Tabs {
  /** Something was kept: the others read it. */
  kept(): void;
  close(): void;
}

export interface Hearing {
  /** Another tab has this game open, or no longer. */
  twice(open: boolean): void;
  /** Another tab has kept something. */
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

/** Waits for the lead, and keeps it until it is let go. Without locks (no secure connection) every tab leads: what one
 * of them keeps second is turned down. */
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
    .catch(() => {}); // let go while still waiting
  return () => gone.abort();
}
