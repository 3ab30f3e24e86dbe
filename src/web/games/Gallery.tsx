// Every map of every game that can be played, as it is set up.
import { useEffect, useState } from 'react';
import { following } from '../../engine/core/chance.ts';
import { setup } from '../../engine/core/setup.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import type { Lang } from '../../i18n/phrases.ts';
import { wordsFor } from '../../i18n/words.ts';
import { useLangStore } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { Board } from '../board/Board.tsx';
import type { BoardPicture } from '../board/picture.ts';
import { panelLines } from '../panels/panelLines.ts';
import { loadFace } from './face.ts';
import styles from './gallery.module.css';

interface Plate {
  readonly id: string;
  readonly name: string;
  /** Null where the game has no map of its own. */
  readonly picture: BoardPicture | null;
}

export function Gallery() {
  const lang = useLangStore((store) => store.lang);
  const [plates, setPlates] = useState<readonly Plate[]>([]);
  const lines = panelLines[lang].gallery;
  usePage(lines.head);
  useEffect(() => {
    let wanted = true;
    Promise.all(gameIds.map((id) => plateOf(id, lang))).then(
      (all) => wanted && setPlates(all),
      () => {}, // without a connection there is nothing to hang up
    );
    return () => {
      wanted = false;
    };
  }, [lang]);
  return (
    <div className={styles.gallery}>
      <h1>{lines.head}</h1>
      <p className={styles.intro}>{lines.intro}</p>
      {plates.map(({ id, name, picture }) => (
        <section key={id} className={styles.plate}>
          <h2>{name}</h2>
          {picture ? <Board picture={picture} label={name} /> : <p>{lines.noMap}</p>}
        </section>
      ))}
    </div>
  );
}

/** Set up for as few players as the game takes. */
async function plateOf(id: string, lang: Lang): Promise<Plate> {
  const [game, face] = await Promise.all([loadGame(id), loadFace(id)]);
  const words = await wordsFor(game!, lang, []);
  const ready = setup(game!, { players: game!.players[0] }, following([], 'gallery'));
  const picture = ready.ok && face.picture ? face.picture(ready.state, words, lang) : null;
  return { id, name: game!.name, picture };
}
