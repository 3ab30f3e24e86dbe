// The page of a table before its own code: the server draws the board into it, about where it will be, for viewing only
// until the table takes it over. Screen readers learn of the table from the page itself.
import type { Game } from '../../engine/index.ts';
import type { Lang } from '../../words/phrases.ts';
import { tableLines } from '../../words/web/table.ts';
import { lookedAt } from '../board/drawing.ts';
import inks from '../board/inks.module.css';
import { mapTitle } from '../board/mapTitle.ts';
import type { BoardPicture, Marks } from '../board/picture.ts';
import { el, type SvgNode, textEl } from '../board/svg/node.ts';
import { details } from '../board/view.ts';
import { classes } from '../design/classes.ts';
import type { RoundKind } from '../play/mainView/roundKind.ts';
import { thirdKey } from '../play/mainView/thirdKey.ts';
import style from './first.module.css';

interface Asked {
  readonly game: Game;
  readonly picture: BoardPicture;
  readonly round: RoundKind;
  readonly lang: Lang;
  /** The address of first.ts. */
  readonly script: string;
}

const NO_MARKS: Marks = new Map();

/** Leaves out the hexes' ids, which show only from near and so not at first. */
const withoutIds = (picture: BoardPicture): BoardPicture => ({
  ...picture,
  hexes: picture.hexes.map((hex) =>
    hex.tile ? { ...hex, tile: { ...hex.tile, labels: hex.tile.labels.filter(({ kind }) => kind !== 'id') } } : hex,
  ),
});

export function firstPage({ game, picture, round, lang, script }: Asked): SvgNode {
  const sizes = JSON.stringify({ ...picture.frame, radius: picture.radius, ...details });
  const shown = { picture: withoutIds(picture), marks: NO_MARKS, title: mapTitle(game, lang), coordinates: false };
  const board = el(
    'div',
    { class: classes(style.board, inks.inks), 'data-board': true },
    el(
      'div',
      { class: style.room },
      el('script', { src: script, 'data-sizes': sizes, 'data-third': thirdKey(round) }),
      lookedAt(shown, 'first-'),
    ),
  );
  const { loading, trouble } = tableLines[lang];
  return el(
    'div',
    { class: style.page, id: 'first', lang, inert: true },
    el('div', { class: style.header }),
    el(
      'div',
      { class: style.first },
      board,
      textEl('p', { class: style.side, 'data-trouble': trouble.unreachable }, loading),
    ),
  );
}
