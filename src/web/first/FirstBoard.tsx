// The board before the page's own code is there: the server draws it into the page of a table, about where it will be. It is
// only looked at, and stands behind everything else: moved into its place it would be styled and laid out anew. Whoever
// listens hears of the table from the page itself.
import type { Game } from '../../engine/index.ts';
import type { Lang } from '../../words/phrases.ts';
import { tableLines } from '../../words/web/table.ts';
import { Drawing } from '../board/Drawing.tsx';
import inks from '../board/inks.module.css';
import { mapTitle } from '../board/mapTitle.ts';
import type { BoardPicture, Marks } from '../board/picture.ts';
import { details } from '../board/view.ts';
import { classes } from '../design/classes.ts';
import type { RoundKind } from '../play/stage/roundKind.ts';
import { thirdKey } from '../play/stage/thirdKey.ts';
import style from './first.module.css';

interface Props {
  readonly game: Game;
  readonly picture: BoardPicture;
  readonly round: RoundKind;
  readonly lang: Lang;
  /** Where first.ts is. */
  readonly script: string;
}

const NO_MARKS: Marks = new Map();

/** The names of the hexes are seen only from near: not at first. */
const withoutIds = (picture: BoardPicture): BoardPicture => ({
  ...picture,
  hexes: picture.hexes.map((hex) =>
    hex.tile ? { ...hex, tile: { ...hex.tile, labels: hex.tile.labels.filter(({ kind }) => kind !== 'id') } } : hex,
  ),
});

export function FirstBoard({ game, picture, round, lang, script }: Props) {
  const { width, height } = picture.frame;
  const sizes = JSON.stringify({ width, height, radius: picture.radius, ...details });
  return (
    <div className={style.page} id="first" lang={lang} inert>
      <div className={style.header} />
      <div className={style.first}>
        <div className={classes(style.board, inks.inks)} data-board>
          <div className={style.room}>
            <script src={script} data-sizes={sizes} data-third={thirdKey(round)} />
            <Drawing
              picture={withoutIds(picture)}
              marks={NO_MARKS}
              stop=""
              pickable={false}
              label={game.name}
              title={mapTitle(game, lang)}
              coordinates={false}
              whole
            />
          </div>
        </div>
        <p className={style.side} data-trouble={tableLines[lang].trouble.unreachable}>
          {tableLines[lang].loading}
        </p>
      </div>
    </div>
  );
}
