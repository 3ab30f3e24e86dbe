// Every tile of the game, drawn, by colour: the number left, and on touch its upgrades.
import { useMemo, useState } from 'react';
import { phaseLines } from '../../../words/web/phases.ts';
import { railLines } from '../../../words/web/rail.ts';
import { TileCard } from '../../board/tile/TileCard.tsx';
import type { PanelProps } from '../panelProps.ts';
import { type StockTile, tileStock } from './tileStock.ts';
import styles from './tiles.module.css';

interface Props extends Pick<PanelProps, 'face' | 'words' | 'lang'> {
  readonly moment: Pick<PanelProps['moment'], 'state'>;
}

export function TilesPanel({ face, moment, words, lang }: Props) {
  const { track } = face;
  const { state } = moment;
  const [touched, touch] = useState<string | null>(null);
  const colours = useMemo(() => (track ? tileStock(track, state) : []), [track, state]);
  if (!track) return null;
  const l = phaseLines[lang].tiles;
  const names = railLines[lang].map;
  const one = colours.flatMap(({ tiles }) => tiles).find(({ id }) => id === touched);
  const leftOf = ({ left }: StockTile) => (left === Number.POSITIVE_INFINITY ? l.unlimited : String(left));
  const tell = (tile: StockTile): string =>
    [
      names.tile(tile.id, names.colours[tile.tile.colour]),
      ...(tile.comesFrom.length > 0 ? [l.comesFrom(words.f.list(tile.comesFrom))] : []),
      tile.becomes.length > 0 ? l.becomes(words.f.list(tile.becomes)) : l.nothing,
      ...(tile.otherSide ? [l.otherSide(tile.otherSide)] : []),
    ].join(' · ');
  const roleOf = (id: string) => {
    if (!one) return undefined;
    if (id === one.id) return 'touched';
    if (one.becomes.includes(id)) return 'next';
    return one.comesFrom.includes(id) ? 'before' : 'other';
  };
  return (
    <div className={styles.all}>
      <p className={styles.told} role="status">
        {one ? tell(one) : l.hint}
      </p>
      {colours.map(({ colour, tiles }) => (
        <section key={colour}>
          <h3 className={styles.head}>{names.colours[colour]}</h3>
          <ul className={styles.tiles}>
            {tiles.map((tile) => (
              <li key={tile.id}>
                <button
                  type="button"
                  className={styles.tile}
                  data-tile={tile.id}
                  data-role={roleOf(tile.id)}
                  data-gone={tile.left === 0 || undefined}
                  aria-pressed={touched === tile.id}
                  onClick={() => touch(touched === tile.id ? null : tile.id)}
                >
                  <TileCard tile={tile.tile} shape={track.shape} size={56} />
                  <span>
                    <b>{tile.id}</b> <span aria-hidden>×{leftOf(tile)}</span>
                    <span className="hidden">{l.left(leftOf(tile))}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
