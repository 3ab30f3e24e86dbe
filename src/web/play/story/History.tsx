// A slider over the whole game with its rounds; every moment is kept, so showing it computes nothing.
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Play as PlayIcon, Square } from 'lucide-react';
import { useMemo } from 'react';
import { storyLines } from '../../../words/web/story.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { IconButton } from '../../design/IconButton.tsx';
import { useHand } from '../decision/useHand.ts';
import type { Play } from '../Play.ts';
import { SeenProvider, useTable, useTableStore } from '../useTable.ts';
import style from './History.module.css';
import { Knob } from './Knob.tsx';
import { PastLine } from './PastLine.tsx';
import { usePlayback } from './playback.ts';
import { Ticks } from './Ticks.tsx';
import { roundAt, ticksOf } from './ticks.ts';
import { useStory } from './useStory.ts';

/** The shown moment's index on the line; -1 for an undone one. */
const placeOf = ({ timeline, moment }: Pick<Play, 'timeline' | 'moment'>): number => timeline.line.indexOf(moment);

/** The entry this many moves away from the shown one; null for the end of the line, which is now. */
export function seqAt({ timeline, moment }: Pick<Play, 'timeline' | 'moment'>, by: number): number | null {
  const at = placeOf({ timeline, moment });
  const to = Math.max(0, (at < 0 ? timeline.line.length - 1 : at) + by);
  return to >= timeline.line.length - 1 ? null : timeline.line[to]!.seq;
}

/** Constant: the same at every moment. */
const icons = {
  first: <ChevronFirst aria-hidden />,
  left: <ChevronLeft aria-hidden />,
  right: <ChevronRight aria-hidden />,
  last: <ChevronLast aria-hidden />,
  play: <PlayIcon aria-hidden />,
  stop: <Square aria-hidden />,
};

export function History() {
  const store = useTableStore();
  const { timeline, moment, isNow } = useTable();
  const { lookAt } = useHand();
  const l = useLines(tableLines).history;
  const s = useLines(storyLines).history;
  const playback = usePlayback();
  const rounds = useStory();
  const { line, since } = timeline;
  const ticks = useMemo(() => ticksOf(line, rounds), [line, rounds]);
  const at = placeOf({ timeline, moment });
  const last = line.length - 1;
  const place =
    since !== undefined ? l.place(since, since) : at < 0 ? l.takenBack : at === 0 ? l.setUp : l.place(at, last);
  const round = roundAt(line, ticks, at < 0 ? last : at);
  const playing = playback.queue !== null;
  // the buttons stay as they are while moments pass by
  const { toFirst, toEarlier, toLater, toNow, playOn } = useMemo(() => {
    const step = (by: number) => () => lookAt(seqAt(store.getState(), by));
    return {
      toFirst: step(Number.NEGATIVE_INFINITY),
      toEarlier: step(-1),
      toLater: step(1),
      toNow: () => lookAt(null),
      playOn() {
        const { queue, start, stop } = usePlayback.getState();
        const play = store.getState();
        const from = play.isNow ? 0 : Math.max(0, placeOf(play)) + 1;
        if (queue) stop();
        else start(play.timeline.line.slice(from, -1).map(({ seq }) => seq));
      },
    };
  }, [store, lookAt]);
  return (
    <section className={style.history} aria-label={l.label} data-past={!isNow || undefined}>
      {!isNow && (
        <SeenProvider value={null}>
          <PastLine round={round ? ticks.indexOf(round) : 0} />
        </SeenProvider>
      )}
      <div className={style.bar}>
        <IconButton label={l.first} disabled={at === 0} onClick={toFirst}>
          {icons.first}
        </IconButton>
        <IconButton label={l.earlier} disabled={at === 0} onClick={toEarlier}>
          {icons.left}
        </IconButton>
        <IconButton label={playing ? s.stop : s.play} disabled={last < 2} data-act="playHistory" onClick={playOn}>
          {playing ? icons.stop : icons.play}
        </IconButton>
        <div className={style.slider}>
          <Knob
            at={since !== undefined ? Math.max(1, last) : at < 0 ? last : at}
            lookAt={lookAt}
            text={round ? `${place}, ${round.title}` : place}
          />
          <Ticks ticks={ticks} on={round} lookAt={lookAt} />
        </div>
        <IconButton label={l.later} disabled={isNow} onClick={toLater}>
          {icons.right}
        </IconButton>
        <IconButton label={l.now} disabled={isNow} onClick={toNow}>
          {icons.last}
        </IconButton>
        <span className={style.place}>{place}</span>
      </div>
    </section>
  );
}
