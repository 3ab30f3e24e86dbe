// A game on the server: followed by its news, and played by sending moves.
import { createStore } from 'zustand/vanilla';
import type { Table } from '../../../api/tables.ts';
import { idle, type Settled } from '../../../match/outbox.ts';
import { lastSeq } from '../../../match/timeline.ts';
import type { GameRecord } from '../../../records/record.ts';
import { api } from '../../net/api.ts';
import { watchLive } from '../../net/live.ts';
import { type LinkState, type Notice, type TableLink, unlinked } from '../link.ts';
import { remoteOrders } from '../orders/remoteOrders.ts';
import { randomText } from '../random.ts';
import { inbound } from './inbound.ts';
import { outbound } from './outbound.ts';

export interface RemoteLink extends TableLink {
  /** Takes the table from an answer of the server. */
  take(table: Table): void;
}

export function remoteLink(id: string, invite: string | null): RemoteLink {
  const store = createStore<LinkState>(() => unlinked);
  const { getState: now, setState: set } = store;
  const news = inbound(id, invite, store);
  const last = () => {
    const { timeline } = now();
    return timeline ? lastSeq(timeline) : 0;
  };
  /** The last entry acknowledged to this page. */
  let promised = 0;

  const mail = outbound(id, {
    // an acknowledged entry may still be on its way: until then the decision is not shown again
    outbox: (outbox) => (outbox.state !== 'idle' || promised <= last()) && set({ outbox }),
    settled,
    entries: news.hearEntries,
  });
  const seen = store.subscribe(({ timeline, outbox }, before) => {
    if (timeline === before.timeline || outbox.state === 'idle') return;
    if (mail.isIdle() && promised <= last()) set({ outbox: idle });
  });

  function settled(end: Settled): void {
    if (end.kind === 'accepted') promised = end.submit.base + 1;
    set({ notice: noticeOf(end) });
    // usually the socket was quicker
    if (end.kind === 'stale' || promised > last()) void news.catchUp();
  }

  const submit = (seat: number, what: { action: unknown } | { to: number }) => {
    if (now().timeline) mail.send({ key: randomText(20), base: last(), seat, what });
  };

  const unwatch = watchLive(id, {
    after: last,
    chatAfter: () => now().chat.at(-1)?.id ?? 0,
    hear: news.hear,
    state(connection) {
      set({ connection });
      if (connection === 'live') mail.again();
    },
  });

  const orders = remoteOrders(id, store);

  void news.load();
  return {
    kind: 'remote',
    store,
    take: news.take,
    act: (seat, action) => submit(seat, { action }),
    jump: (seat, to) => submit(seat, { to }),
    orders,
    people: {
      propose: async (body) => news.take(await api.propose(id, body)),
      answer: async (proposal, agree) => news.take(await api.answer(id, proposal, agree)),
      say: async (text) => news.hearChat([await api.say(id, text)]),
      refresh: news.load,
    },
    record: async () => (await api.record(id)) as GameRecord,
    dismiss: () => set({ notice: null }),
    close() {
      seen();
      news.close();
      mail.close();
      orders.close();
      unwatch();
    },
  };
}

/** The notice for an outcome; accepted moves and proposals are visible without one. */
function noticeOf(end: Settled): Notice | null {
  if (end.kind === 'stale') return { kind: 'stale' };
  if (end.kind === 'refused') return { kind: 'refused', refusal: end.refusal };
  return end.kind === 'failed' ? { kind: 'failed', text: end.text } : null;
}
