// News from the server: loads the table and the game once, then takes every entry as it arrives.
import type { StoreApi } from 'zustand/vanilla';
import type { ServerMessage } from '../../../api/live.ts';
import type { Entries, Opening, SentEntry } from '../../../api/moves.ts';
import type { ChatLine, Table } from '../../../api/tables.ts';
import { caughtUp } from '../../../match/catchUp.ts';
import { canFollow, withHistory } from '../../../match/joinLate.ts';
import { type DrawnEntry, lastSeq } from '../../../match/timeline.ts';
import { wholeGame } from '../../../match/wholeGame.ts';
import { loadGame } from '../../../titles/registry.ts';
import { atEase } from '../../app/atEase.ts';
import { isProblem, problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import type { LinkState } from '../link.ts';
import { abreast, followed, joined, whysIn, withEntries } from './followed.ts';

const RETRY = 3000;

export interface Inbound {
  /** Loads the table, and the game if it has begun and is not here yet. */
  load(): Promise<void>;
  take(table: Table): void;
  catchUp(): Promise<void>;
  hear(message: ServerMessage): void;
  hearEntries(entries: readonly SentEntry[]): void;
  hearChat(lines: readonly ChatLine[]): void;
  close(): void;
}

const upTo = ({ entries, ...beginning }: Entries, seq: number): Entries => ({
  ...beginning,
  entries: entries.filter((entry) => entry.seq <= seq),
});

export function inbound(id: string, invite: string | null, store: StoreApi<LinkState>): Inbound {
  const { getState: now, setState: set } = store;
  let closed = false;
  let loading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (seq: number) => api.entries(id, seq);
  const later = (work: () => Promise<void>) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void work(), RETRY);
  };

  async function load(): Promise<void> {
    try {
      // a fresh page carries its data; only a page already open has to ask
      const opening =
        takeOpening(id) ?? (now().timeline ? { table: await api.table(id, invite) } : await api.opening(id, invite));
      if (closed) return;
      take(opening.table, opening);
      set({ trouble: null });
    } catch (error) {
      if (closed) return;
      if (isProblem(error, 'notFound', 'forbidden', 'badRequest')) set({ trouble: { kind: 'missing' } });
      else {
        // the present view stays; only an empty page reports that the server cannot be reached
        if (!now().table) set({ trouble: { kind: 'unreachable', text: problemText(error) } });
        later(load);
      }
    }
  }

  function take(table: Table, told?: Omit<Opening, 'table'>): void {
    if (closed) return;
    const { timeline } = now();
    set({ table: timeline ? abreast(table, timeline) : table, trouble: null });
    // a board joined late may still lack its past
    const whole = timeline && timeline.since === undefined;
    if (!whole && table.status !== 'gathering') void open(told);
    if (timeline && table.seq > lastSeq(timeline)) void catchUp();
  }

  async function open(opening: Omit<Opening, 'table'> = {}): Promise<void> {
    const { table } = now();
    if (loading || !table) return;
    loading = true;
    try {
      const [game, told] = await Promise.all([loadGame(table.game), opening.game ?? after(0)]);
      if (closed) return;
      if (!game) {
        set({ trouble: { kind: 'record', problem: { problem: 'unknownGame', game: table.game } } });
        return;
      }
      const shown = now().timeline;
      const late = shown ?? joined(game, opening.position);
      if (late && !shown) {
        set({ timeline: late, trouble: null });
        await atEase();
      }
      const all = await wholeGame(told, after);
      if (closed) return;
      const found = await followed(game, table, late ? upTo(all, late.since!) : all);
      if (closed) return;
      if ('problem' in found) {
        set({ timeline: null, trouble: { kind: 'record', problem: found.problem } });
        return;
      }
      // entries that came meanwhile were applied to the position joined
      const timeline = late ? withHistory(now().timeline!, found.timeline) : found.timeline;
      const { table: newest } = now();
      const whys = new Map([...whysIn(all.entries), ...now().whys]);
      set({ timeline, start: found.start, whys, trouble: null, table: abreast(newest ?? table, timeline) });
      if ((newest?.seq ?? 0) > lastSeq(timeline)) void catchUp();
    } catch (error) {
      if (!closed && !now().timeline) set({ trouble: { kind: 'unreachable', text: problemText(error) } });
      later(load);
    } finally {
      loading = false;
    }
  }

  function hearEntries(entries: readonly SentEntry[], whole = false): void {
    const { timeline, table } = now();
    if (!timeline || !table) return;
    const { fresh, gap } = caughtUp(lastSeq(timeline), entries, whole);
    // entries that lead further back than the page knows wait for the whole game
    if (!canFollow(timeline, fresh as readonly DrawnEntry[])) return;
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
      const { entries } = await wholeGame(await after(lastSeq(timeline)), after);
      hearEntries(entries, true);
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

function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(chat.map((line) => line.id));
  const fresh = lines.filter((line) => !known.has(line.id));
  return fresh.length === 0 ? chat : [...chat, ...fresh].sort((a, b) => a.id - b.id);
}

/** The data embedded in the page, once, as it would be old later. Null on the page of another table, or of none. */
function takeOpening(id: string): Opening | null {
  const told = document.getElementById('opening');
  if (!told) return null;
  told.remove();
  const opening = JSON.parse(told.textContent ?? 'null') as Opening | null;
  return opening?.table.id === id ? opening : null;
}
