// The lines the reader has not seen: since the last own move, until the next one or until dismissed. For mere watchers:
// since their last visit.
import { useEffect, useMemo, useState } from 'react';
import { roundsSeen, roundsSince } from '../../../match/since.ts';
import { headOf } from '../../../match/timeline.ts';
import { keep, kept } from '../../app/keep.ts';
import { useTable } from '../useTable.ts';
import { type RoundLines, roundLines } from './turnLines.ts';

interface Since {
  /** True for a mere watcher: it counts from the last visit. */
  readonly watched: boolean;
  readonly rounds: readonly RoundLines[];
  /** All its moments, for playing them on the board. */
  readonly seqs: readonly number[];
  close(): void;
}

/** Null if there is nothing to tell, or it was dismissed. */
export function useSince(): Since | null {
  const { timeline, table, words, lang, face, seat } = useTable();
  const { line } = timeline;
  const head = headOf(timeline).seq;
  const name = `since.${table.id}`;
  const [closed, setClosed] = useState(() => Number(kept(name) ?? -1));
  const watched = table.yours.length === 0;
  const visit = useVisit(table.id, head, watched);
  const wanted =
    (watched ? visit.seen !== null && closed < visit.began : seat !== null && closed < head) && face.chapters;
  const told = useMemo(() => {
    if (!wanted) return [];
    // entries that come while watching are seen as they come
    const rounds = watched
      ? roundsSeen(
          line.filter(({ seq }) => seq <= visit.began),
          visit.seen!,
          wanted,
        )
      : roundsSince(line, table.yours, wanted);
    return roundLines(rounds, { words, lang, face });
  }, [wanted, watched, visit, line, table.yours, words, lang, face]);
  // one's own turn that has just begun is no news
  const rounds = told
    .map((round) => ({ ...round, lines: round.lines.filter((line) => !line.open) }))
    .filter(({ lines }) => lines.length > 0);
  if (rounds.length === 0) return null;
  const moments = rounds.flatMap(({ lines }) => lines.flatMap(({ parts }) => parts.map(({ moment }) => moment.seq)));
  return {
    watched,
    rounds,
    seqs: [...new Set(moments)].sort((a, b) => a - b),
    close() {
      keep(name, String(head));
      setClosed(head);
    },
  };
}

interface Visit {
  /** The last entry seen; null at the first visit. */
  readonly seen: number | null;
  readonly began: number;
}

/** The game's length at the last visit. Stored for mere watchers, as others have their own moves to go by. */
function useVisit(table: string, head: number, watched: boolean): Visit {
  const name = `seen.${table}`;
  const [visit] = useState<Visit>(() => {
    const seen = kept(name);
    return { seen: seen === null ? null : Number(seen), began: head };
  });
  useEffect(() => {
    if (watched) keep(name, String(head));
  }, [name, head, watched]);
  return visit;
}
