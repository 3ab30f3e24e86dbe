// One train: its colour on the board, its run, its income.
import type { Run } from '../../../engine/index.ts';
import { railLines } from '../../../words/web/rail.ts';
import { useLines } from '../../app/lang.ts';
import { useTable } from '../useTable.ts';
import style from './routes.module.css';
import { inkOfRun } from './shownRuns.ts';
import { stopsAlong } from './stopsAlong.ts';

interface Props {
  readonly index: number;
  readonly name: string;
  readonly run: Run | null;
  readonly revenue: number | undefined;
  /** The sources of its income; left out if the game does not give them. */
  readonly paid?: string | undefined;
  readonly chosen: boolean;
  /** Null if the trains are not chosen. */
  readonly onChoose: (() => void) | null;
}

export function RunRow({ index, name, run, revenue, paid, chosen, onChoose }: Props) {
  const { face, desk, words, lang } = useTable();
  const l = useLines(railLines).routes;
  const stops = run && face.track && desk ? stopsAlong(face.track.graph(desk.state), run.track) : [];
  const places = stops.map(({ hex }) => face.track?.name(hex, lang) ?? hex);
  const text = (
    <>
      <i className={style.ink} style={{ background: inkOfRun(index) }} aria-hidden />
      <span className={style.train}>{name}</span>
      <span className={style.places}>{places.length > 0 ? places.join(' – ') : l.idle}</span>
      <strong>{revenue === undefined ? '' : words.f.money(revenue)}</strong>
      {paid !== undefined && <span className={style.paid}>{paid}</span>}
    </>
  );
  return (
    <li>
      {onChoose ? (
        <button type="button" className={style.row} aria-pressed={chosen} data-train={index} onClick={onChoose}>
          {text}
        </button>
      ) : (
        <span className={style.row}>{text}</span>
      )}
    </li>
  );
}
