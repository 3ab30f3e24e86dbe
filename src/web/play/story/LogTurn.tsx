// A turn in the log: one line, a touch on which shows how it ended, and its moves when it is unfolded.
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { storyLines } from '../../../i18n/web/story.ts';
import { tableLines } from '../../../i18n/web/table.ts';
import type { LogItem } from '../../../match/logOf.ts';
import { useLines } from '../../app/lang.ts';
import style from '../Log.module.css';
import { LogEntry, type Reader } from './LogEntry.tsx';
import { TurnSign } from './TurnSign.tsx';
import { TurnText } from './TurnText.tsx';
import type { TurnLine } from './turnLines.ts';

interface Props {
  readonly line: TurnLine;
  readonly strays: readonly LogItem[] | undefined;
  readonly open: boolean;
  /** The moment that is being looked at, if it is one of this turn. */
  readonly shown: number | null;
  /** When it ended, where that is worth telling. */
  readonly time: string | null;
  readonly reader: Reader;
  readonly onOpen: (key: string, open: boolean) => void;
}

/** Scrubbing passes hundreds of these: each is redrawn only when it changes. */
export const LogTurn = memo(function LogTurn({ line, strays, open, shown, time, reader, onOpen }: Props) {
  const l = useLines(storyLines).log;
  const { lookAt } = useLines(tableLines).log;
  const { key, who, seats, name, text, seq } = line;
  return (
    <li className={style.turn} data-turn={who.kind}>
      <div className={style.row}>
        <button
          type="button"
          className={style.fold}
          aria-expanded={open}
          aria-label={l.unfold(name || text)}
          onClick={() => onOpen(key, !open)}
        >
          <ChevronRight aria-hidden />
        </button>
        <button
          type="button"
          className={style.summary}
          aria-current={(shown !== null && !open) || undefined}
          title={lookAt}
          onClick={() => reader.lookAt(seq)}
        >
          <TurnSign who={who} seats={seats} marks={reader.marks} />
          <span>
            <TurnText line={line} marks={reader.marks} />
            {strays && <em className={style.strays}>{l.takenBack(undone(strays))}</em>}
          </span>
          {time && <time className={style.time}>{time}</time>}
        </button>
      </div>
      {open && (
        <ol className={style.moves}>
          {entriesOf(line, strays).map((entry) => (
            <LogEntry key={entry.key} entry={entry} shown={shown === entry.seq} reader={reader} />
          ))}
        </ol>
      )}
    </li>
  );
});

const undone = (strays: readonly LogItem[]): number => strays.filter(({ kind }) => kind === 'move').length;

/** Its moves and what was taken back, in the order in which they were made. */
const entriesOf = ({ parts, key }: TurnLine, strays: readonly LogItem[] = []) =>
  [
    ...parts.map((part) => ({ key: `${key} ${part.moment.seq}`, seq: part.moment.seq, part })),
    ...strays.map((stray) => ({ key: `stray ${stray.seq}`, seq: stray.seq, stray })),
  ].sort((a, b) => a.seq - b.seq);
