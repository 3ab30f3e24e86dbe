// A turn in the log: one line; a touch shows its end, and unfolding its moves.
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { LogItem } from '../../../match/logOf.ts';
import { storyLines } from '../../../words/web/story.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Stamp } from '../../app/Stamp.tsx';
import style from './Log.module.css';
import { LogEntry, linesOf, type Reader } from './LogEntry.tsx';
import { timeOf } from './logView.ts';
import { TurnSign } from './TurnSign.tsx';
import { TurnText } from './TurnText.tsx';
import type { TurnLine } from './turnLines.ts';

interface Props {
  readonly line: TurnLine;
  readonly strays: readonly LogItem[] | undefined;
  readonly open: boolean;
  /** The shown moment, if it belongs to this turn. */
  readonly shown: number | null;
  readonly reader: Reader;
  readonly onOpen: (key: string, open: boolean) => void;
}

/** Scrubbing passes hundreds of these: each is redrawn only when it changes. */
export const LogTurn = memo(function LogTurn({ line, strays, open, shown, reader, onOpen }: Props) {
  const l = useLines(storyLines).log;
  const { lookAt } = useLines(tableLines).log;
  const { key, who, seats, name, text, seq } = line;
  const entries = open ? entriesOf(line, strays) : [];
  const inside = entries.some((entry) => entry.seq === shown && linesOf(entry, reader).length > 0);
  return (
    <li className={style.turn} data-turn={who.kind} data-line={key}>
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
          aria-current={(shown !== null && !inside) || undefined}
          title={lookAt}
          onClick={() => reader.lookAt(seq)}
        >
          <TurnSign who={who} seats={seats} marks={reader.marks} />
          <span>
            <TurnText line={line} marks={reader.marks} />
            {strays && <em className={style.strays}>{l.takenBack(undone(strays))}</em>}
          </span>
          <Stamp at={timeOf(line.parts.at(-1)?.moment.at, reader)} />
        </button>
      </div>
      {open && (
        <ol className={style.moves}>
          {entries.map((entry) => (
            <LogEntry key={entry.key} entry={entry} shown={shown === entry.seq} reader={reader} />
          ))}
        </ol>
      )}
    </li>
  );
});

const undone = (strays: readonly LogItem[]): number => strays.filter(({ kind }) => kind === 'move').length;

/** Its moves and undone entries, in their order. */
const entriesOf = ({ parts, key }: TurnLine, strays: readonly LogItem[] = []) =>
  [
    ...parts.map((part) => ({ key: `${key} ${part.moment.seq}`, seq: part.moment.seq, part })),
    ...strays.map((stray) => ({ key: `stray ${stray.seq}`, seq: stray.seq, stray })),
  ].sort((a, b) => a.seq - b.seq);
