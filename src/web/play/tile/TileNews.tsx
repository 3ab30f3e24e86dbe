// What a tile that is tried out changes: what the place pays, what it joins, how many are left.

import { gives } from '../../../match/assist.ts';
import { positionOf } from '../../../match/menu.ts';
import { mapLines } from '../../../words/web/map.ts';
import { useLines } from '../../app/lang.ts';
import { useTable } from '../useTable.ts';
import { RunsNews } from './RunsNews.tsx';
import style from './tile.module.css';

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
