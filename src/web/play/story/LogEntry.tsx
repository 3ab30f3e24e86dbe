// A move in the log, or its part in a turn, in the sentences of the game; undone moves stay, struck through.
import { memo } from 'react';
import type { GameEvent } from '../../../engine/index.ts';
import type { LogItem } from '../../../match/logOf.ts';
import type { Moment } from '../../../match/timeline.ts';
import type { Part } from '../../../match/turns.ts';
import type { SeatInfo } from '../../../records/record.ts';
import { orderLines } from '../../../words/web/orders.ts';
import { tableLines } from '../../../words/web/table.ts';
import type { Words } from '../../../words/words.ts';
import { useLines } from '../../app/lang.ts';
import { Stamp } from '../../app/Stamp.tsx';
import { classes } from '../../design/classes.ts';
import { SeatMark } from '../../design/SeatChip.tsx';
import type { GameFace } from '../../kit/face.ts';
import { told } from '../decision/cards.ts';
import type { LinkState } from '../link.ts';
import { Lines } from './Lines.tsx';
import style from './Log.module.css';
import { logLines } from './logLines.ts';
import { timeOf } from './logView.ts';
import { WhyLine } from './WhyLine.tsx';

/** The context shared by every line of the log. */
export interface Reader {
  readonly words: Words;
  /** The words for the position after a move. */
  wordsAt(moment: Moment): Words;
  readonly seats: readonly SeatInfo[];
  readonly marks: GameFace['marks'];
  /** The sources of income of a move's runs, a line each. */
  runs(moment: Moment, events: readonly GameEvent[]): readonly string[];
  readonly whys: LinkState['whys'];
  readonly lookAt: (seq: number) => void;
  /** The time the table was made: moves of an imported record have no times of their own. */
  readonly since: number;
}

/** A part of a turn, or an undone entry. */
type Told = { readonly seq: number } & ({ readonly part: Part } | { readonly stray: LogItem });

interface Props {
  readonly entry: Told;
  /** True if this moment is shown. */
  readonly shown: boolean;
  readonly reader: Reader;
}

export const LogEntry = memo(function LogEntry({ entry, shown, reader }: Props) {
  const l = useLines(tableLines).log;
  const { byOrder } = useLines(orderLines).orders;
  const { words, seats, lookAt } = reader;
  if ('stray' in entry && entry.stray.kind === 'jump') {
    const { seat, moves, at } = entry.stray;
    const name = seats[seat - 1]?.name ?? '';
    return (
      <li className={style.jump} data-entry={entry.seq}>
        {moves >= 0 ? l.undid(name, moves) : l.redid(name, -moves)} <Stamp at={timeOf(at, reader)} />
      </li>
    );
  }
  const { moment } = 'part' in entry ? entry.part : entry.stray;
  const lines = linesOf(entry, reader);
  if (lines.length === 0) return null;
  const counts = 'part' in entry;
  return (
    <li data-seq={entry.seq} data-entry={entry.seq} className={classes(!counts && style.struck)}>
      <button
        type="button"
        className={style.entry}
        aria-current={shown || undefined}
        title={l.lookAt}
        onClick={() => lookAt(entry.seq)}
      >
        {moment.before ? <SeatMark seat={moment.seat} size={16} /> : <span />}
        <span>
          {!counts && <span className="hidden">{l.struck}: </span>}
          <Lines lines={lines} className={style.line} />
          <Lines
            lines={reader.runs(moment, 'part' in entry ? entry.part.events : moment.events)}
            className={style.line}
          />
          {moment.by && <em className={style.strays}>{byOrder}</em>}
          {'part' in entry && entry.part.events[0] === moment.events[0] && (
            <WhyLine why={reader.whys.get(entry.seq)} words={words} />
          )}
        </span>
      </button>
    </li>
  );
});

/** The sentences of a part; for a move without events, its choice. None for a move that only ended a turn. */
export function linesOf(entry: Told, reader: Pick<Reader, 'wordsAt'>): string[] {
  const { moment } = 'part' in entry ? entry.part : entry.stray;
  const words = reader.wordsAt(moment);
  return 'stray' in entry || moment.events.length === 0 ? logLines(moment, words) : told(entry.part.events, words);
}
