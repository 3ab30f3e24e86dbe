// The elements that are touched, focused and read aloud.
import { panelLines } from '../../words/web/panels.ts';
import { hexPath } from './geometry.ts';
import type { BoardPicture, Marks } from './picture.ts';
import { type Drawn, el, memoDrawn, type SvgNode } from './svg/node.ts';
import styles from './target.module.css';

const kept = memoDrawn<SvgNode>();

/** `stop`: the hex where the Tab key stops. */
export function targets(picture: BoardPicture, marks: Marks, stop: string, isPickable: boolean): Drawn {
  const { hexes, radius, shape, lang } = picture;
  const said = panelLines[lang].board.marks;
  return hexes.map((hex) => {
    const { id } = hex;
    const mark = marks.get(id);
    return kept(hex, [mark, id === stop, isPickable, lang, radius], () =>
      el(
        'g',
        {
          key: id,
          role: isPickable ? 'button' : 'img',
          tabindex: id === stop ? 0 : -1,
          'aria-label': mark ? `${hex.label}. ${said[mark]}` : hex.label,
          'aria-pressed': isPickable ? mark === 'chosen' : undefined,
          'data-hex': id,
          'data-mark': mark,
          class: styles.target,
        },
        el('path', { class: styles.hit, d: hexPath(hex, radius, shape) }),
        el('path', { class: styles.focus, d: hexPath(hex, radius * 0.95, shape) }),
      ),
    );
  });
}

export const touchablePieces = ({ touchable = [] }: BoardPicture): Drawn =>
  touchable.map(({ id, hex, x, y, path }) =>
    el('path', {
      key: `piece ${id}`,
      class: styles.piece,
      'data-hex': hex,
      'data-piece': id,
      transform: `translate(${x} ${y})`,
      d: path,
    }),
  );
