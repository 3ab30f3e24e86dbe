// The other tiles of the hex: those that fit, one touch away, and the reasons why the rest do not.

import { type Item, menuOf } from '../../../match/menu.ts';
import { mapLines } from '../../../words/web/map.ts';
import { useLines } from '../../app/lang.ts';
import { TileCard } from '../../board/tile/TileCard.tsx';
import type { TrackFace } from '../../kit/face.ts';
import { ROTATION } from '../decision/cards.ts';
import { RefusalText } from '../decision/RefusalText.tsx';
import { beforeTile } from '../decision/rotation.ts';
import { useHand } from '../decision/useHand.ts';
import { useTable } from '../useTable.ts';
import style from './tile.module.css';

export function OtherTiles() {
  const { desk, path, face } = useTable();
  const hand = useHand();
  const l = useLines(mapLines).tile;
  const { track } = face;
  const asked = beforeTile(path);
  if (!desk || !track || !asked) return null;
  const now = path.at(-1)?.chosen.tile;
  const { items } = menuOf(desk, asked);
  const fitting = items.filter(({ next }) => next);
  const refused = items.filter(({ refusal }) => refusal);
  return (
    <>
      {fitting.length > 1 && (
        <ul className={style.others} aria-label={l.others}>
          {fitting.map((item) => (
            <li key={item.value}>
              <button
                type="button"
                data-other-tile={item.value}
                aria-pressed={item.value === now}
                title={l.name(String(item.value))}
                onClick={() => hand.take([...asked, item.next!])}
              >
                <Small item={item} track={track} label={l.name(String(item.value))} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <details className={style.refused}>
          <summary>{l.doNotFit(refused.length)}</summary>
          <ul>
            {refused.map((item) => (
              <li key={item.value}>
                <Small item={item} track={track} label={l.name(String(item.value))} />
                <RefusalText refusal={item.refusal!} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Shown in its first rotation that fits. */
function Small({ item, track, label }: { readonly item: Item; readonly track: TrackFace; readonly label: string }) {
  const open = item.next?.open;
  const rotation = open?.kind === 'oneOf' && open.field === ROTATION ? Number(open.values[0]) : 0;
  const tile = track.tile(String(item.value), rotation);
  return tile && <TileCard tile={tile} shape={track.shape} size={52} label={label} />;
}
