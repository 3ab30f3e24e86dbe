// What the reader has not seen happen: the lines since the last own move, until the next one, or until they are put away.
import { useMemo, useState } from 'react';
import { roundsSince } from '../../../match/since.ts';
import { headOf } from '../../../match/timeline.ts';
import { keep, kept } from '../../app/keep.ts';
import { usePlay } from '../Play.ts';
import { type RoundLines, roundLines } from './turnLines.ts';

interface Since {
  readonly rounds: readonly RoundLines[];
  /** Every moment of it, for playing it on the board. */
  readonly seqs: readonly number[];
  close(): void;
}

/** Null when there is nothing to tell, or it was put away. */
export function useSince(): Since | null {
  const { timeline, table, words, game, lang, face, seat } = usePlay();
  const { line } = timeline;
  const head = headOf(timeline).seq;
  const name = `since.${table.id}`;
  const [closed, setClosed] = useState(() => Number(kept(name) ?? -1));
  const wanted = seat !== null && closed < head && face.chapters !== undefined;
  const told = useMemo(
    () => (wanted ? roundLines(roundsSince(line, table.yours, face.chapters!), { words, game: game.id, lang }) : []),
    [wanted, line, table.yours, face, words, game, lang],
  );
  // one's own turn that has just begun is no news
  const rounds = told
    .map((round) => ({ ...round, lines: round.lines.filter((line) => !line.open) }))
    .filter(({ lines }) => lines.length > 0);
  if (rounds.length === 0) return null;
  const moments = rounds.flatMap(({ lines }) => lines.flatMap(({ parts }) => parts.map(({ moment }) => moment.seq)));
  return {
    rounds,
    seqs: [...new Set(moments)].sort((a, b) => a - b),
    close() {
      keep(name, String(head));
      setClosed(head);
    },
  };
}
