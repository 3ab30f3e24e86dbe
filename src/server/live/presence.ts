// The people with an open page, here or at another process. A mark is a person, or a person at a table.
import type { Bus, News } from './bus.ts';

export const markAt = (person: string, table: string): string => `${person}@${table}`;
const tableOf = (mark: string): string | undefined => mark.split('@')[1];

export interface Presence {
  add(mark: string): void;
  remove(mark: string): void;
  has(mark: string): boolean;
  close(): void;
}

const BEAT = 20_000;
/** Milliseconds of silence after which a process counts as dead. */
const SILENT = 70_000;
/** Marks in one message: a notification of PostgreSQL holds 8000 bytes. */
const CHUNK = 60;

export function presence(bus: Bus, process: string, now: () => number = Date.now): Presence {
  const own = new Map<string, number>();
  const others = new Map<string, { readonly marks: ReadonlySet<string>; readonly heard: number }>();

  const tell = (marks: readonly string[], how: 'come' | 'gone' | 'all') =>
    bus.mention({ what: 'here', process, marks, how });
  /** Tells the others all marks here, replacing what they had: a process that could not listen missed departures. */
  const tellAll = () => {
    const marks = [...own.keys()];
    tell(marks.slice(0, CHUNK), 'all');
    for (let i = CHUNK; i < marks.length; i += CHUNK) tell(marks.slice(i, i + CHUNK), 'come');
  };
  /** Tells watchers in this process about the tables of these marks. */
  const show = (marks: Iterable<string>) => {
    const tables = new Set([...marks].map(tableOf).filter((table) => table !== undefined));
    for (const table of tables) bus.deliver({ table, what: 'visitors' });
  };
  const forget = (name: string) => {
    const marks = others.get(name)?.marks ?? [];
    others.delete(name);
    show(marks);
  };

  bus.listen((news, isOwn) => {
    if (isOwn || !('process' in news)) return;
    if (news.what === 'ended') return forget(news.process);
    const { marks } = others.get(news.process) ?? { marks: new Set<string>() as ReadonlySet<string> };
    const next = news.what === 'here' ? marksAfter(marks, news) : marks;
    others.set(news.process, { marks: next, heard: now() });
    show([...marks, ...next].filter((mark) => marks.has(mark) !== next.has(mark)));
    if (news.what === 'whoIsHere') tellAll();
  });
  const ask = () => {
    bus.mention({ what: 'whoIsHere', process });
    tellAll();
  };
  bus.onGap(ask);
  ask();

  const beat = setInterval(() => {
    bus.mention({ what: 'alive', process });
    for (const [name, { heard }] of others) if (now() - heard > SILENT) forget(name);
  }, BEAT);
  beat.unref();

  return {
    add(mark) {
      own.set(mark, (own.get(mark) ?? 0) + 1);
      if (own.get(mark) === 1) tell([mark], 'come');
    },
    remove(mark) {
      const left = (own.get(mark) ?? 0) - 1;
      if (left > 0) own.set(mark, left);
      else if (own.delete(mark)) tell([mark], 'gone');
    },
    has: (mark) => own.has(mark) || [...others.values()].some(({ marks }) => marks.has(mark)),
    close() {
      clearInterval(beat);
      bus.mention({ what: 'ended', process });
    },
  };
}

function marksAfter(
  before: ReadonlySet<string>,
  { marks, how }: Extract<News, { readonly what: 'here' }>,
): ReadonlySet<string> {
  if (how === 'all') return new Set(marks);
  if (how === 'come') return new Set([...before, ...marks]);
  return new Set([...before].filter((mark) => !marks.includes(mark)));
}
