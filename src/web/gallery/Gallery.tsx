// Every map of every playable game in its set-up, and every tile in its six rotations.

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { following, setup } from '../../engine/index.ts';
import { exampleIds, gameIds, loadGame } from '../../titles/registry.ts';
import { loadCatalogue, wordsFor } from '../../titles/words.ts';
import type { Lang } from '../../words/phrases.ts';
import { termValue } from '../../words/termWords.ts';
import { mapLines } from '../../words/web/map.ts';
import { panelLines } from '../../words/web/panels.ts';
import { useLangStore } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { Board } from '../board/Board.tsx';
import type { BoardPicture } from '../board/picture.ts';
import { TileCard } from '../board/tile/TileCard.tsx';
import { loadFace, type TrackFace } from '../kit/face.ts';
import type { StartTable } from '../pages/games/startPicture.ts';
import styles from './gallery.module.css';

interface Plate {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Null for a game without a map. */
  readonly picture: BoardPicture | null;
  readonly track: TrackFace | undefined;
}

export function Gallery() {
  const lang = useLangStore((store) => store.lang);
  const [plates, setPlates] = useState<readonly Plate[]>([]);
  const lines = panelLines[lang].gallery;
  usePage(lines.head);
  useEffect(() => {
    let wanted = true;
    Promise.all([...gameIds, ...exampleIds].map((id) => platesOf(id, lang))).then(
      (all) => wanted && setPlates(all.flat()),
      () => {}, // without a connection there is nothing to show
    );
    return () => {
      wanted = false;
    };
  }, [lang]);
  return (
    <div className={styles.gallery}>
      <h1>{lines.head}</h1>
      <p className={styles.intro}>{lines.intro}</p>
      {plates.map(({ id, game, name, picture, track }) => (
        <section key={id} className={styles.plate}>
          <h2>{name}</h2>
          {exampleIds.includes(game) && (
            <p>
              <Link href={`/new?game=${game}`}>{lines.example}</Link>
            </p>
          )}
          {picture ? <Board picture={picture} label={name} title={name} /> : <p>{lines.noMap}</p>}
          {picture && track && (
            <p>
              <Link href={`/games/${game}/print`}>{mapLines[lang].print.button}</Link>
            </p>
          )}
          {track && <Tiles name={name} track={track} lang={lang} />}
        </section>
      ))}
    </div>
  );
}

const ROTATIONS = [0, 1, 2, 3, 4, 5];

/** Every tile in its six rotations. */
function Tiles({ name, track, lang }: { readonly name: string; readonly track: TrackFace; readonly lang: Lang }) {
  const lines = panelLines[lang].gallery;
  return (
    <details className={styles.tiles}>
      <summary>{lines.tiles(name, track.tiles.length)}</summary>
      <ul>
        {track.tiles.map((id) => (
          <li key={id}>
            <strong>{id}</strong>
            {ROTATIONS.map((rotation) => {
              const tile = track.tile(id, rotation);
              const label = lines.tile(id, rotation);
              return tile && <TileCard key={rotation} tile={tile} shape={track.shape} size={72} label={label} />;
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The different boards of a game: with few and with many players, and in each variant. The first also gets the tiles. */
async function platesOf(id: string, lang: Lang): Promise<readonly Plate[]> {
  const { players, options } = (await loadGame(id))!;
  const variants = options.flatMap(({ id: option, values, players: fit = players }) =>
    values.map((value) => ({ players: fit[0]!, asked: { [option]: value } })),
  );
  const tables = [...players.map((number) => ({ players: number, asked: {} })), ...variants];
  const plates = (await Promise.all(tables.map((table) => plateOf(id, table, lang)))).flatMap((plate) => plate ?? []);
  const hexesOf = ({ picture }: Plate) => picture?.hexes.map((hex) => hex.id).join() ?? '';
  return plates
    .filter((plate, i) => plates.findIndex((other) => hexesOf(other) === hexesOf(plate)) === i)
    .map((plate, i) => (i === 0 ? plate : { ...plate, track: undefined }));
}

/** Null for an impossible set-up. */
async function plateOf(id: string, table: StartTable, lang: Lang): Promise<Plate | null> {
  const { players, asked = {} } = table;
  const game = (await loadGame(id))!;
  const ready = setup(game, table, following([], 'gallery'));
  if (!ready.ok) return null;
  const face = await loadFace(id, ready.state);
  const words = await wordsFor(game, lang, Array<string>(players).fill(''));
  const picture = face.picture ? face.picture(ready.state, words, lang) : null;
  const names = (await loadCatalogue(id))?.[lang].names ?? {};
  const variant = Object.entries(asked).map(([option, value]) => termValue(names, option, value));
  const name = [game.name, ...variant].join(' · ');
  return { id: `${id} ${players} ${Object.values(asked)}`, game: id, name, picture, track: face.track };
}
