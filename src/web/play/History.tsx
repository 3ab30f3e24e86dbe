// A slider over the whole game: every moment is kept, so showing it computes nothing again.
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { tableLines } from '../../i18n/web/table.ts';
import { useLines } from '../app/lang.ts';
import { IconButton } from '../design/IconButton.tsx';
import style from './History.module.css';
import { type Play, usePlay } from './Play.ts';
import { useHand } from './useHand.ts';

/** Where the moment that is shown stands on the line; -1 for one that was taken back. */
const placeOf = ({ timeline, moment }: Pick<Play, 'timeline' | 'moment'>): number => timeline.line.indexOf(moment);

/** The entry so many moves away from the one shown; null for the end of the line, which is now. */
export function seqAt({ timeline, moment }: Pick<Play, 'timeline' | 'moment'>, by: number): number | null {
  const at = placeOf({ timeline, moment });
  const to = Math.max(0, (at < 0 ? timeline.line.length - 1 : at) + by);
  return to >= timeline.line.length - 1 ? null : timeline.line[to]!.seq;
}

export function History() {
  const play = usePlay();
  const hand = useHand();
  const l = useLines(tableLines).history;
  const { line } = play.timeline;
  const at = placeOf(play);
  const last = line.length - 1;
  const place = at < 0 ? l.takenBack : at === 0 ? l.setUp : l.place(at, last);
  const step = (by: number) => hand.lookAt(seqAt(play, by));
  return (
    <section className={style.history} aria-label={l.label} data-past={!play.isNow || undefined}>
      <IconButton label={l.first} disabled={at === 0} onClick={() => step(-last)}>
        <ChevronFirst aria-hidden />
      </IconButton>
      <IconButton label={l.earlier} disabled={at === 0} onClick={() => step(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <input
        type="range"
        aria-label={l.label}
        aria-valuetext={place}
        min={0}
        max={Math.max(1, last)}
        value={at < 0 ? last : at}
        disabled={last === 0}
        onChange={(event) => {
          const to = event.target.valueAsNumber;
          hand.lookAt(to >= last ? null : line[to]!.seq);
        }}
      />
      <IconButton label={l.later} disabled={play.isNow} onClick={() => step(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <IconButton label={l.now} disabled={play.isNow} onClick={() => hand.lookAt(null)}>
        <ChevronLast aria-hidden />
      </IconButton>
      <span className={style.place}>{place}</span>
    </section>
  );
}
