// All open pages: the tables each watches, and the last entries and lines it was sent.
import { Fault } from '../http/fault.ts';
import type { Complain } from '../http/requestLog.ts';
import type { Loaded } from '../play/loaded.ts';
import { toldProposals } from '../play/proposals.ts';
import { mustSee } from '../play/rights.ts';
import type { Services } from '../play/services.ts';
import type { TableNews } from './bus.ts';
import { markAt, type Presence } from './presence.ts';
import { tellPlayers, tellVisitor, type Visitor } from './tell.ts';

export interface Watch {
  readonly table: string;
  readonly after: number;
  readonly chatAfter?: number;
}

export interface Hub {
  enter(visitor: Visitor): void;
  leave(visitor: Visitor): void;
  watch(visitor: Visitor, watch: Watch): Promise<void>;
  unwatch(visitor: Visitor, table: string): void;
  /** Catches up every watched table, as any of them may have changed. */
  catchUp(): void;
  visitorsOf(person: string): readonly Visitor[];
}

/** Milliseconds for which comings and goings are gathered before they are told. */
const GATHER = 300;
/** Milliseconds before retrying a table that could not be read: longer each time, for it may be broken for good. */
const LATER = 2000;
const LATEST = 600_000;

export function hub(services: Services, presence: Presence, complain: Complain): Hub {
  const { bus, tables } = services;
  /** Visitors without a name are under ''. */
  const visitors = new Map<string, Set<Visitor>>();
  const watchers = new Map<string, Set<Visitor>>();
  /** News still to be told, by table. News that arrives before its turn is told together. */
  const due = new Map<string, Set<TableNews['what']>>();

  /** Tables that could not be told of, with the last pause. */
  const ailing = new Map<string, number>();

  const visitorsOf = (person: string): readonly Visitor[] => [...(visitors.get(person) ?? [])];

  function mark(table: string, what: TableNews['what']): void {
    const pending = due.get(table);
    if (pending) {
      pending.add(what);
      return;
    }
    const all = new Set([what]);
    due.set(table, all);
    // News that arrives during the reading may be newer than what was read, so it is told afterwards.
    const begin = () => void due.delete(table);
    tables
      .known(table, (loaded) => tell(loaded, all), begin)
      .catch((error) => {
        if (error instanceof Fault) return;
        complain(error, `the watchers of ${table}`);
        const pause = Math.min(LATEST, 2 * (ailing.get(table) ?? LATER / 2));
        ailing.set(table, pause);
        // The store may be back in a moment, and no other news would come.
        const again = () => {
          if (!watchers.has(table)) ailing.delete(table);
          else for (const one of all) mark(table, one);
        };
        setTimeout(again, pause).unref();
      });
  }

  const coming = new Set<string>();
  function gathered(table: string): void {
    if (coming.has(table) || !watchers.has(table)) return;
    coming.add(table);
    const told = () => {
      coming.delete(table);
      if (watchers.has(table)) mark(table, 'visitors');
    };
    setTimeout(told, GATHER).unref();
  }

  bus.listen((news) => {
    if (!('table' in news)) return;
    if (news.what === 'thinking') {
      const { table, seat, done } = news;
      for (const visitor of watchers.get(table) ?? []) visitor.send({ type: 'thinking', table, seat, done });
    } else if (news.what === 'visitors') gathered(news.table);
    else if (visitors.size > 0) mark(news.table, news.what);
  });

  async function tell(table: Loaded, what: ReadonlySet<TableNews['what']>): Promise<void> {
    const { id } = table.row;
    ailing.delete(id);
    const all = [...(watchers.get(id) ?? [])];
    if (all.length > 0) table.proposals ??= await toldProposals(services, id);
    for (const visitor of all) {
      try {
        mustSee(table, visitor.person);
      } catch {
        unwatch(visitor, id);
        visitor.send({ type: 'error', code: 'notFound', table: id });
        continue;
      }
      await tellVisitor(services, visitor, table, what, table.proposals!);
    }
    if (what.has('entries') || what.has('table')) tellPlayers(table, visitorsOf);
  }

  function unwatch(visitor: Visitor, table: string): void {
    if (!visitor.watching.delete(table)) return;
    const all = watchers.get(table);
    all?.delete(visitor);
    if (all?.size === 0) watchers.delete(table);
    if (visitor.person === null) return;
    presence.remove(markAt(visitor.person, table));
    bus.mention({ table, what: 'visitors' });
  }

  return {
    visitorsOf,
    enter(visitor) {
      const same = visitors.get(visitor.person ?? '') ?? new Set();
      visitors.set(visitor.person ?? '', same.add(visitor));
      if (visitor.person !== null) presence.add(visitor.person);
    },
    leave(visitor) {
      const same = visitors.get(visitor.person ?? '');
      if (!same?.delete(visitor)) return;
      if (same.size === 0) visitors.delete(visitor.person ?? '');
      if (visitor.person !== null) presence.remove(visitor.person);
      for (const table of [...visitor.watching.keys()]) unwatch(visitor, table);
    },
    unwatch,
    async watch(visitor, { table: id, after, chatAfter = 0 }) {
      await tables.use(id, async (table) => {
        mustSee(table, visitor.person);
        // The page left before its turn: nothing would ever end this watch.
        if (!visitors.get(visitor.person ?? '')?.has(visitor)) return;
        const had = visitor.watching.get(id);
        const isNew = !had;
        // The page has everything that this socket has brought.
        const seq = Math.max(had?.seq ?? 0, Math.min(after, table.row.seq));
        visitor.watching.set(id, { seq, chat: Math.max(had?.chat ?? 0, chatAfter) });
        if (isNew) {
          if (!watchers.has(id)) watchers.set(id, new Set());
          watchers.get(id)!.add(visitor);
          if (visitor.person !== null) presence.add(markAt(visitor.person, id));
        }
        await tellVisitor(services, visitor, table, new Set(['table', 'chat']), await toldProposals(services, id));
        // The others see the newcomer.
        if (isNew && visitor.person !== null) bus.mention({ table: id, what: 'visitors' });
      });
    },
    catchUp() {
      for (const table of watchers.keys()) for (const what of ['entries', 'table', 'chat'] as const) mark(table, what);
    },
  };
}
