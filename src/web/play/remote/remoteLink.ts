// A game that lives on the server: loaded once, then followed by the socket, entry by entry.
import { createStore } from 'zustand/vanilla';
import type { ServerMessage } from '../../../api/live.ts';
import type { SentEntry } from '../../../api/moves.ts';
import type { ChatLine, Table } from '../../../api/tables.ts';
import { loadGame } from '../../../games/registry.ts';
import { caughtUp } from '../../../match/catchUp.ts';
import type { Settled } from '../../../match/outbox.ts';
import { lastSeq } from '../../../match/timeline.ts';
import type { GameRecord } from '../../../records/record.ts';
import { isProblem, problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import { watchLive } from '../../net/live.ts';
import { type LinkState, type TableLink, unlinked } from '../link.ts';
import { randomText } from '../random.ts';
import { courier } from './courier.ts';
import { abreast, followed, withEntries } from './followed.ts';

const RETRY = 3000;

export interface RemoteLink extends TableLink {
  /** Takes the table as an answer of the server has it. */
  take(table: Table): void;
}

export function remoteLink(id: string, invite: string | null): RemoteLink {
  const store = createStore<LinkState>(() => unlinked);
  const { getState: now, setState: set } = store;
  let closed = false;
  let loading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mail = courier(id, {
    outbox: (outbox) => set({ outbox }),
    settled,
    entries: (entries) => hearEntries(entries),
  });

  const later = (work: () => Promise<void>) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void work(), RETRY);
  };

  /** Asks for the table, and for the game if it has begun and is not here yet. */
  async function load(): Promise<void> {
    try {
      take(await api.table(id, invite));
      set({ trouble: null });
    } catch (error) {
      if (closed) return;
      if (isProblem(error, 'notFound', 'forbidden', 'badRequest')) set({ trouble: { kind: 'missing' } });
      else {
        // what is shown stays; only an empty page says that nothing can be reached
        if (!now().table) set({ trouble: { kind: 'unreachable', text: problemText(error) } });
        later(load);
      }
    }
  }

  function take(table: Table): void {
    if (closed) return;
    const { timeline } = now();
    set({ table: timeline ? abreast(table, timeline) : table, trouble: null });
    if (!timeline && table.status !== 'gathering') void open();
    else if (timeline && table.seq > lastSeq(timeline)) void catchUp();
  }

  async function open(): Promise<void> {
    const { table } = now();
    if (loading || !table) return;
    loading = true;
    try {
      const [game, entries] = await Promise.all([loadGame(table.game), api.entries(id, 0)]);
      if (closed) return;
      const found = game
        ? followed(game, table, entries)
        : { problem: { problem: 'unknownGame' as const, game: table.game } };
      if ('problem' in found) set({ trouble: { kind: 'record', problem: found.problem } });
      else set({ ...found, trouble: null, table: abreast(now().table ?? table, found.timeline) });
    } catch (error) {
      if (!closed) set({ trouble: { kind: 'unreachable', text: problemText(error) } });
      later(load);
    } finally {
      loading = false;
    }
  }

  function hearEntries(entries: readonly SentEntry[], whole = false): void {
    const { timeline, table } = now();
    if (!timeline || !table) return;
    const { fresh, gap } = caughtUp(lastSeq(timeline), entries, whole);
    if (fresh.length > 0) {
      const grown = withEntries(timeline, fresh);
      if ('problem' in grown) {
        set({ trouble: { kind: 'record', problem: grown.problem } });
        return;
      }
      const movedAt = fresh.at(-1)!.at;
      const next = abreast({ ...table, movedAt, seq: Math.max(table.seq, lastSeq(grown)) }, grown);
      set({ timeline: grown, thinking: null, table: next });
    }
    if (gap) void catchUp();
  }

  async function catchUp(): Promise<void> {
    const { timeline } = now();
    if (!timeline) return;
    try {
      hearEntries((await api.entries(id, lastSeq(timeline))).entries, true);
    } catch {
      later(catchUp);
    }
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'table') take(message.table);
    else if (message.type === 'entries') hearEntries(message.entries);
    else if (message.type === 'chat') addChat(message.lines);
    else if (message.type === 'thinking') set({ thinking: { seat: message.seat, done: message.done } });
    // not for us to hear live (a private table one is only invited to): ask from time to time
    else if (message.type === 'error') later(load);
  }

  function addChat(lines: readonly ChatLine[]): void {
    const known = new Set(now().chat.map((line) => line.id));
    const fresh = lines.filter((line) => !known.has(line.id));
    if (fresh.length > 0) set({ chat: [...now().chat, ...fresh].sort((a, b) => a.id - b.id) });
  }

  function settled(end: Settled): void {
    if (end.kind === 'accepted') {
      set({ notice: null });
      // usually the socket was quicker
      const { timeline } = now();
      if (timeline && lastSeq(timeline) <= end.submit.base) void catchUp();
    } else if (end.kind === 'stale') {
      set({ notice: { kind: 'stale' } });
      void catchUp();
    } else if (end.kind === 'refused') set({ notice: { kind: 'refused', refusal: end.refusal } });
    else if (end.kind === 'failed') set({ notice: { kind: 'failed', text: end.text } });
    // a proposal shows itself
    else set({ notice: null });
  }

  const submit = (seat: number, what: { action: unknown } | { to: number }) => {
    const { timeline } = now();
    if (timeline) mail.send({ key: randomText(20), base: lastSeq(timeline), seat, what });
  };

  const unwatch = watchLive(id, {
    after: () => (now().timeline ? lastSeq(now().timeline!) : 0),
    chatAfter: () => now().chat.at(-1)?.id ?? 0,
    hear,
    state(connection) {
      set({ connection });
      if (connection === 'live') mail.again();
    },
  });

  void load();
  return {
    kind: 'remote',
    store,
    take,
    act: (seat, action) => submit(seat, { action }),
    jump: (seat, to) => submit(seat, { to }),
    people: {
      propose: async (body) => take(await api.propose(id, body)),
      answer: async (proposal, agree) => take(await api.answer(id, proposal, agree)),
      say: async (text) => addChat([await api.say(id, text)]),
      refresh: load,
    },
    record: async () => (await api.record(id)) as GameRecord,
    dismiss: () => set({ notice: null }),
    close() {
      closed = true;
      clearTimeout(timer);
      mail.close();
      unwatch();
    },
  };
}
