// Events since my move: a line for each turn of the others, leading to its moment, and a button that plays it on the
// board.
import { ChevronDown, Play as PlayIcon, Square, X } from 'lucide-react';
import { useState } from 'react';
import { storyLines } from '../../../words/web/story.ts';
import { useLines } from '../../app/lang.ts';
import { IconButton } from '../../design/IconButton.tsx';
import { useHand } from '../decision/useHand.ts';
import { narrowTable } from '../layout/narrowTable.ts';
import { useMedia } from '../layout/useMedia.ts';
import { useTable } from '../useTable.ts';
import { usePlayback } from './playback.ts';
import style from './since.module.css';
import { TurnSign } from './TurnSign.tsx';
import { TurnText } from './TurnText.tsx';
import { lineOf, type RoundLines } from './turnLines.ts';
import { useSince } from './useSince.ts';

export function Since() {
  const since = useSince();
  const { moment, isNow, face, path } = useTable();
  const hand = useHand();
  const l = useLines(storyLines).since;
  const playback = usePlayback();
  const narrow = useMedia(narrowTable);
  // on a phone the decision comes first, and once it is begun the map needs the room
  const [wish, setOpen] = useState<boolean | null>(null);
  if (!since || (narrow && path.length > 0)) return null;
  const head = since.watched ? l.visit : l.head;
  const open = (wish ?? !narrow) && path.length === 0;
  const current = isNow ? undefined : lineOf(since.rounds, moment);
  const playing = playback.queue !== null;
  const { earlier, rounds } = backlogOf(since.rounds);
  const count = since.rounds.reduce((sum, { lines }) => sum + lines.length, 0);
  const play = () => (playing ? playback.stop() : playback.start(since.seqs));
  return (
    <section className={style.since} data-part="since" aria-label={head}>
      <header>
        <button type="button" className={style.head} aria-expanded={open} onClick={() => setOpen(!open)}>
          <ChevronDown aria-hidden />
          <strong>{head}</strong>
          <span>{l.turns(count)}</span>
        </button>
        <IconButton label={playing ? l.stop : l.play} data-act="playSince" onClick={play}>
          {playing ? <Square aria-hidden /> : <PlayIcon aria-hidden />}
        </IconButton>
        <IconButton label={l.close} data-act="closeSince" onClick={since.close}>
          <X aria-hidden />
        </IconButton>
      </header>
      {open && (
        <ol>
          {earlier.map(({ seq, title, lines }) => (
            <li key={`round ${seq}`}>
              <button type="button" title={l.lookAt} onClick={() => hand.lookAt(lines.at(-1)!.seq)}>
                {l.round(title, lines.length)}
              </button>
            </li>
          ))}
          {rounds.flatMap(({ title, lines }, index) => [
            ...(since.rounds.length > 1 && index + earlier.length > 0 ? [<li key={`head ${title}`}>{title}</li>] : []),
            ...lines.map((line) => (
              <li key={line.key}>
                <button
                  type="button"
                  title={l.lookAt}
                  aria-current={line.key === current || undefined}
                  onClick={() => hand.lookAt(line.seq)}
                >
                  <TurnSign who={line.who} seats={line.seats} marks={face.marks} />
                  <TurnText line={line} marks={face.marks} />
                </button>
              </li>
            )),
          ])}
        </ol>
      )}
    </section>
  );
}

/** Most lines that are still read one by one. */
const FEW = 14;

interface Backlog {
  /** Rounds summed up in one line each. */
  readonly earlier: readonly RoundLines[];
  readonly rounds: readonly RoundLines[];
}

/** Folds all rounds but the last if there are too many lines to read. */
function backlogOf(rounds: readonly RoundLines[]): Backlog {
  const count = rounds.reduce((sum, { lines }) => sum + lines.length, 0);
  return count <= FEW ? { earlier: [], rounds } : { earlier: rounds.slice(0, -1), rounds: rounds.slice(-1) };
}
