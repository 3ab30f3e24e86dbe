// What comes from the server: the table and the game are loaded once, then every entry is taken as it is heard.
import type { StoreApi } from 'zustand/vanilla';
import type { ServerMessage } from '../../../api/live.ts';
import type { SentEntry } from '../../../api/moves.ts';
import type { ChatLine, Table } from '../../../api/tables.ts';
import { loadGame } from '../../../games/registry.ts';
import { caughtUp } from '../../../match/catchUp.ts';
import { lastSeq } from '../../../match/timeline.ts';
import { isProblem, problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import type { LinkState } from '../link.ts';
import { withLines } from './chatLines.ts';
import { abreast, followed, whysIn, withEntries } from './followed.ts';

const RETRY = 3000;

export interface Feed {
  /** Asks for the table, and for the game if it has begun and is not here yet. */
  load(): Promise<void>;
  take(table: Table): void;
  catchUp(): Promise<void>;
  hear(message: ServerMessage): void;
  hearEntries(entries: readonly SentEntry[]): void;
  hearChat(lines: readonly ChatLine[]): void;
  close(): void;
}

export function feed(id: string, invite: string | null, store: StoreApi<LinkState>): Feed {
  const { getState: now, setState: set } = store;
  let closed = false;
  let loading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (work: () => Promise<void>) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void work(), RETRY);
  };

  async function load(): Promise<void> {
    try {
      take(await api.table(id, invite));
      set({ trouble: null });
    } catch (error) {
      if (closed) return;
      if (isProblem(error, 'notFound', 'forbidden', 'badRequest')) set({ trouble: { kind: 'missing' } });
      else {
        // what is shown stays; only an empty page reports that the server cannot be reached
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
      else
        set({
          ...found,
          whys: whysIn(entries.entries),
          trouble: null,
          table: abreast(now().table ?? table, found.timeline),
        });
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
      set({ timeline: grown, thinking: null, table: next, whys: new Map([...now().whys, ...whysIn(fresh)]) });
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
    else if (message.type === 'chat') hearChat(message.lines);
    else if (message.type === 'thinking') set({ thinking: { seat: message.seat, done: message.done } });
    // no live news for us (a private table that we are only invited to): ask from time to time
    else if (message.type === 'error' && now().table) later(load);
  }

  const hearChat = (lines: readonly ChatLine[]) => set({ chat: withLines(now().chat, lines) });

  return {
    load,
    take,
    catchUp,
    hear,
    hearEntries,
    hearChat,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
