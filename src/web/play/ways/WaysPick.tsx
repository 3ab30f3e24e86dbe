// The ways over track to pick from, side by side with their figures. Each is drawn on the board; pointing at a row
// lights its line, and touching lines and places on the board leaves fewer rows, until one is left.
import { useEffect, useMemo } from 'react';
import { narrow } from '../../../engine/index.ts';
import type { Desk } from '../../../match/menu.ts';
import { railLines } from '../../../words/web/rail.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import type { TrackFace } from '../../kit/face.ts';
import { useHand } from '../decision/useHand.ts';
import { stopsAlong } from '../routes/stopsAlong.ts';
import { useTable } from '../useTable.ts';
import { type ComparedWay, compared, figureText, isBest } from './comparison.ts';
import { light, useLit } from './lit.ts';
import { inksOf } from './shownWays.ts';
import style from './ways.module.css';
import { hexOfPiece, through, type WayChoice } from './ways.ts';

interface Props {
  readonly choice: WayChoice;
  readonly track: TrackFace;
  readonly desk: Desk;
}

export function WaysPick({ choice, track, desk }: Props) {
  const { via, sight, words, lang } = useTable();
  const l = useLines(railLines).ways;
  const all = useMemo(() => compared(track, desk.state, choice), [track, desk.state, choice]);
  const shown = through(all, via) as readonly ComparedWay[];
  const columns = track.ways?.columns ?? [];
  const heads = track.ways?.heads(lang) ?? {};
  useEffect(() => () => light(null), []);
  const names = [...new Set(via.map((at) => words.f.name(at.includes(':') ? hexOfPiece(at) : at)))];
  return (
    <section className={style.ways} aria-label={l.head(all.length)} data-ways>
      <h3 className={style.head}>{l.head(all.length)}</h3>
      <p className={style.hint}>{l.hint}</p>
      {via.length > 0 && (
        <p className={style.via} aria-live="polite">
          {l.through(names.join(', '), shown.length, all.length)}
          <Button size="small" data-act="allWays" onClick={() => sight.setState({ via: [] })}>
            {l.all}
          </Button>
        </p>
      )}
      <div className={style.columns} aria-hidden>
        {columns.map(({ id }) => (
          <span key={id} className={style.figure}>
            {heads[id]}
          </span>
        ))}
      </div>
      <ul className={style.list}>
        {shown.map((way) => (
          <Row key={way.id} way={way} all={all} {...{ choice, track, desk }} />
        ))}
      </ul>
    </section>
  );
}

/** Leaves out the number of the hex: the line on the board shows where it is. */
const shortName = (name: string): string => name.replace(/ \(\w+\)$/, '');

function Row({ way, all, choice, track, desk }: Props & { way: ComparedWay; all: readonly ComparedWay[] }) {
  const { words, lang } = useTable();
  const hand = useHand();
  const lit = useLit((store) => store.way === way.id);
  const { columns = [] } = track.ways ?? {};
  const heads = track.ways?.heads(lang) ?? {};
  const places = stopsAlong(track.graph(desk.state), way.track).map(({ hex }) => shortName(words.f.name(hex)));
  const on = () => light(way.id);
  return (
    <li>
      <button
        type="button"
        className={style.row}
        data-way={way.id}
        data-lit={lit || undefined}
        onPointerEnter={on}
        onPointerLeave={() => light(null)}
        onFocus={on}
        onBlur={() => light(null)}
        onClick={() => hand.pick(narrow(desk.game, desk.state, choice, way.track))}
      >
        <i className={style.ink} style={{ background: inksOf(all)(way.id) }} aria-hidden />
        <span className={style.places}>{places.join(' – ')}</span>
        {columns.map((column) => (
          <span key={column.id} className={style.figure} data-best={isBest(column, way, all) || undefined}>
            <span className="hidden">{`, ${heads[column.id]} `}</span>
            {figureText(column, way.figures[column.id] ?? 0, words.f)}
          </span>
        ))}
      </button>
    </li>
  );
}
