// Who has a page open, here or at another process. A mark is a person, or a person at a table.
import type { Bus } from './bus.ts';

export const markAt = (person: string, table: string): string => `${person}@${table}`;

export interface Presence {
  add(mark: string): void;
  remove(mark: string): void;
  has(mark: string): boolean;
  close(): void;
}

const BEAT = 20_000;
/** A process that has been silent for so long is no more. */
const SILENT = 70_000;
/** Marks in one message: a notification of PostgreSQL holds 8000 bytes. */
const CHUNK = 60;

export function presence(bus: Bus, process: string, now: () => number = Date.now): Presence {
  const own = new Map<string, number>();
  const others = new Map<string, { marks: Set<string>; heard: number }>();

  const tell = (marks: readonly string[], gone: boolean) => {
    for (let i = 0; i < marks.length; i += CHUNK)
      bus.mention({ what: 'here', process, marks: marks.slice(i, i + CHUNK), gone });
  };

  bus.listen((news, isOwn) => {
    if (isOwn || !('process' in news)) return;
    const other = others.get(news.process) ?? { marks: new Set<string>(), heard: 0 };
    other.heard = now();
    others.set(news.process, other);
    if (news.what === 'ended') others.delete(news.process);
    if (news.what === 'whoIsHere') tell([...own.keys()], false);
    if (news.what === 'here')
      for (const mark of news.marks) {
        if (news.gone) other.marks.delete(mark);
        else other.marks.add(mark);
      }
  });
  const ask = () => {
    bus.mention({ what: 'whoIsHere', process });
    tell([...own.keys()], false);
  };
  bus.onGap(ask);
  ask();

  const beat = setInterval(() => {
    bus.mention({ what: 'alive', process });
    for (const [name, { heard }] of others) if (now() - heard > SILENT) others.delete(name);
  }, BEAT);
  beat.unref();

  return {
    add(mark) {
      own.set(mark, (own.get(mark) ?? 0) + 1);
      if (own.get(mark) === 1) tell([mark], false);
    },
    remove(mark) {
      const left = (own.get(mark) ?? 0) - 1;
      if (left > 0) own.set(mark, left);
      else if (own.delete(mark)) tell([mark], true);
    },
    has: (mark) => own.has(mark) || [...others.values()].some(({ marks }) => marks.has(mark)),
    close() {
      clearInterval(beat);
      bus.mention({ what: 'ended', process });
    },
  };
}
