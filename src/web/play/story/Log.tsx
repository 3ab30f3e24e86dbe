// The log by round and turn, a line each; a touch shows that moment, and a turn unfolds to its moves.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { gives } from '../../../match/assist.ts';
import { logOf } from '../../../match/logOf.ts';
import { headOf } from '../../../match/timeline.ts';
import { storyLines } from '../../../words/web/story.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { useHand } from '../decision/useHand.ts';
import type { LinkState } from '../link.ts';
import { useTable } from '../useTable.ts';
import { wordsAt } from '../wordsAt.ts';
import style from './Log.module.css';
import { LogEntry, type Reader } from './LogEntry.tsx';
import { LogFilters } from './LogFilters.tsx';
import { LogTurn } from './LogTurn.tsx';
import { placeIn, shownRounds, straysOf, type Wanted, withoutEnd } from './logView.ts';
import { runLines } from './runLines.ts';
import { useStory } from './useStory.ts';

const unsaid: LinkState['whys'] = new Map();

export function Log() {
  const { timeline, moment, isNow, words, seats, face, table, whys: all, hidesEnd, lang } = useTable();
  const { lookAt } = useHand();
  const l = useLines(tableLines).log;
  const { log: s } = useLines(storyLines);
  const story = useStory();
  const rounds = useMemo(() => (hidesEnd ? withoutEnd(story, headOf(timeline)) : story), [story, timeline, hidesEnd]);
  const [wanted, setWanted] = useState<Omit<Wanted, 'mine'>>({ show: 'all', company: '', search: '' });
  const [unfolded, setUnfolded] = useState(false);
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const shown = useMemo(
    () => shownRounds(rounds, { ...wanted, mine: table.yours }, words),
    [rounds, wanted, table.yours, words],
  );
  const strays = useMemo(() => straysOf(rounds, logOf(timeline)), [rounds, timeline]);
  // a bot's reason is a forecast, so it needs a table that agreed on sums
  const whys = gives(table.assist, 'sums') ? all : unsaid;
  const since = table.createdAt;
  const reader = useMemo(
    (): Reader => ({
      ...{ words, seats, marks: face.marks, whys, lookAt, since },
      wordsAt: ({ state: at }) => wordsAt({ words, face, lang }, at),
      runs: (at, events) => runLines(at, events, face, words, lang),
    }),
    [words, seats, face, whys, lookAt, since, lang],
  );
  const onOpen = useCallback((key: string, open: boolean) => setTurned((before) => new Map(before).set(key, open)), []);
  const place = isNow ? null : placeIn(shown, strays, moment);
  const list = useScroll(timeline.entries.length, isNow ? null : moment.seq, place?.key ?? null);
  const last = rounds.at(-1)?.lines.at(-1)?.key;
  return (
    <div className={style.log}>
      <LogFilters
        wanted={{ ...wanted, mine: table.yours }}
        onChange={setWanted}
        unfolded={unfolded}
        onUnfold={(open) => {
          setUnfolded(open);
          setTurned(new Map());
        }}
      />
      {shown.length === 0 && rounds.length > 0 && <p className={style.none}>{s.none}</p>}
      <ol ref={list} className={style.list} aria-label={l.label}>
        {strays.get('')?.map((stray) => (
          <LogEntry key={`stray ${stray.seq}`} entry={{ seq: stray.seq, stray }} shown={false} reader={reader} />
        ))}
        {shown.map(({ seq, title, lines }) => (
          <li key={seq} className={style.round}>
            <h3>{title}</h3>
            <ol>
              {lines.map((line) => {
                return (
                  <LogTurn
                    key={line.key}
                    line={line}
                    strays={strays.get(line.key)}
                    open={turned.get(line.key) ?? (unfolded || line.key === last)}
                    shown={place?.tells && line.key === place.key ? moment.seq : null}
                    reader={reader}
                    onOpen={onOpen}
                  />
                );
              })}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Keeps the newest line in sight, or that of the shown moment; before all lines, the beginning. */
function useScroll(count: number, seq: number | null, key: string | null) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it follows
  useEffect(() => {
    const one = (what: string) => list.current?.querySelector(what);
    const line = () =>
      seq === null
        ? list.current?.lastElementChild
        : (one('[aria-current]') ?? one(`[data-line="${key}"]`) ?? one('li'));
    return twice(() => line()?.scrollIntoView({ block: seq === null ? 'end' : 'nearest' }));
  }, [count, seq, key]);
  return list;
}

/**
 * Scrolls a second time, since lines out of sight have guessed heights until they are drawn. Returns a function that
 * cancels.
 */
function twice(scroll: () => void): () => void {
  scroll();
  const frame = requestAnimationFrame(() => requestAnimationFrame(scroll));
  return () => cancelAnimationFrame(frame);
}
