// The changes made by a tile being tried out: the place's values, its joints, the number left.
import { gives } from '../../../match/assist.ts';
import { type Desk, positionOf, readyOf } from '../../../match/menu.ts';
import { mapLines } from '../../../words/web/map.ts';
import { useLines } from '../../app/lang.ts';
import { useTable } from '../useTable.ts';
import type { Sum } from './runsWorker.ts';
import style from './tile.module.css';
import { useRunsAhead } from './useRunsAhead.ts';

export function TileNews() {
  const { desk, path, face, words, lang, table } = useTable();
  const l = useLines(mapLines).tile;
  const last = path.at(-1);
  const { track } = face;
  if (!desk || !track || !last) return null;
  const hex = String(last.chosen.hex);
  const position = positionOf(desk, path);
  const [before, after] = [desk.state, position].map((state) => track.values(state, hex, words, lang));
  const joints = track.joints(desk.state, position, hex);
  const joined = joints.filter((joint) => joint.joined).length;
  const left = track.tilesLeft(desk.state, String(last.chosen.tile));
  return (
    <ul className={style.news} data-tile-news>
      {gives(table.assist, 'sums') && before !== after && (
        <li>
          {l.pays} {before || l.nothing} → <strong>{after || l.nothing}</strong>
        </li>
      )}
      <RunsNews desk={desk} />
      {joints.length > 0 && <li>{l.joins(joined, joints.length)}</li>}
      {Number.isFinite(left) && <li>{l.left(left)}</li>}
    </ul>
  );
}

/** The best runs of the company before and after, or the running search for them. */
function RunsNews({ desk }: { readonly desk: Desk }) {
  const { path, words } = useTable();
  const l = useLines(mapLines).tile;
  const last = path.at(-1);
  const sums = useRunsAhead(desk, last ? readyOf(last) : null);
  if (!sums || sums.before === null) return null;
  const text = (sum: Sum | undefined) =>
    sum === undefined ? '…' : `${sum && !sum.exact ? '≥ ' : ''}${words.f.money(sum?.revenue ?? 0)}`;
  const same = sums.after !== undefined && text(sums.before) === text(sums.after);
  return (
    <li data-runs-news={sums.after === undefined ? 'searching' : 'found'} aria-busy={sums.after === undefined}>
      {l.bestRuns} {text(sums.before)}
      {same ? ` (${l.unchanged})` : ' → '}
      {!same && <strong>{text(sums.after)}</strong>}
    </li>
  );
}
