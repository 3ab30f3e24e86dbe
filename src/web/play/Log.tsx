// The log in the reader's language, move by move; a touch shows that moment, and what was taken back stays, struck.
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { tableLines } from '../../i18n/web/table.ts';
import type { Words } from '../../i18n/words.ts';
import { type LogItem, logOf } from '../../match/logOf.ts';
import type { SeatInfo } from '../../records/record.ts';
import { useLines } from '../app/lang.ts';
import { classes } from '../design/classes.ts';
import { SeatMark } from '../design/SeatChip.tsx';
import { Lines } from './Lines.tsx';
import style from './Log.module.css';
import { logLines } from './logLines.ts';
import { usePlay } from './Play.ts';
import { useHand } from './useHand.ts';

export function Log() {
  const { timeline, moment, isNow, words, seats, face } = usePlay();
  const hand = useHand();
  const l = useLines(tableLines).log;
  const items = useMemo(() => logOf(timeline), [timeline]);
  const latest = useRef(hand);
  latest.current = hand;
  const lookAt = useCallback((seq: number) => latest.current.lookAt(seq), []);
  const end = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const count = items.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it follows
  useEffect(() => {
    if (!isNow) return;
    return twice(() => end.current?.scrollIntoView({ block: 'end' }));
  }, [count, isNow]);
  useEffect(() => {
    if (isNow) return;
    return twice(() => list.current?.querySelector(`[data-seq="${moment.seq}"]`)?.scrollIntoView({ block: 'nearest' }));
  }, [moment, isNow]);
  return (
    <div className={style.log}>
      <ol ref={list} className={style.list} aria-label={l.label}>
        {items.map((item) => (
          <LogEntry
            key={item.seq}
            item={item}
            words={words}
            seats={seats}
            heads={face.heads}
            shown={!isNow && item.kind === 'move' && item.moment === moment}
            lookAt={lookAt}
          />
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}

/**
 * Lines out of sight have a guessed height until they are drawn, so it scrolls once more afterwards. Returns how to
 * cancel.
 */
function twice(scroll: () => void): () => void {
  scroll();
  const frame = requestAnimationFrame(() => requestAnimationFrame(scroll));
  return () => cancelAnimationFrame(frame);
}

interface LogEntryProps {
  readonly item: LogItem;
  readonly words: Words;
  readonly seats: readonly SeatInfo[];
  /** Kinds of event that stand out. */
  readonly heads: readonly string[] | undefined;
  /** This moment is being looked at. */
  readonly shown: boolean;
  readonly lookAt: (seq: number) => void;
}

/** Scrubbing passes thousands of these: each is redrawn only when it changes. */
const LogEntry = memo(function LogEntry({ item, words, seats, heads, shown, lookAt }: LogEntryProps) {
  const l = useLines(tableLines).log;
  if (item.kind === 'jump') {
    const name = seats[item.seat - 1]?.name ?? '';
    const n = Math.abs(item.moves);
    return <li className={style.jump}>{item.moves >= 0 ? l.undid(name, n) : l.redid(name, n)}</li>;
  }
  const lines = item.seq === 0 ? [l.toSetUp, ...logLines(item.moment, words)] : logLines(item.moment, words);
  const begun = item.moment.events.filter(({ type }) => heads?.includes(type)).map((event) => words.event(event));
  return (
    <li data-seq={item.seq} className={classes(!item.counts && style.struck)}>
      <button
        type="button"
        className={style.entry}
        aria-current={shown || undefined}
        title={l.lookAt}
        onClick={() => lookAt(item.seq)}
      >
        {item.seq > 0 ? <SeatMark seat={item.moment.seat} size={16} /> : <span />}
        <span>
          {!item.counts && <span className="hidden">{l.struck}: </span>}
          <Lines lines={lines} className={style.line} heads={new Set(begun)} headClass={style.head} />
        </span>
      </button>
    </li>
  );
});
