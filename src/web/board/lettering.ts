// The print over the grounds of a map: waters, the neat line with its coordinates, the title, the names of seas.
import { coordinatesOf } from './coordinates.ts';
import { hexPath } from './geometry.ts';
import styles from './ground.module.css';
import { insideOf } from './neatLine.ts';
import type { BoardPicture, PictureHex, PictureLettering } from './picture.ts';
import { type Drawn, el, memoDrawn, type SvgNode, textEl } from './svg/node.ts';
import { titleIn } from './titlePlace.ts';
import { drawWaters } from './waters.ts';

const kept = memoDrawn<Drawn>();

/** The lettering of a map: it depends on the frame, which each map keeps, and on the language. */
export const lettering = (picture: BoardPicture, title: string | undefined, prefix: string): Drawn =>
  kept(picture.frame, [picture.lang, title, prefix], () => {
    const { waters, frame, hexes, radius, shape, insets = [] } = picture;
    return [
      drawWaters(waters, frame, prefix),
      hexes.filter(isCrossed).map((hex) => el('path', { class: styles.crossed, d: hexPath(hex, radius, shape) })),
      el('rect', { class: styles.neatLine, ...insideOf(frame) }),
      el(
        'g',
        {},
        coordinatesOf(picture).map(({ text, x, y }) =>
          textEl('text', { class: styles.coordinate, x, y: y + 5.5 }, text),
        ),
        title !== undefined && titleOn(picture, title),
      ),
      insets.map((inset) => el('rect', { class: styles.inset, ...inset })),
      picture.lettering.map(nameOnMap),
    ];
  });

/** True for water with a printed link: its outline then shows how many sides the link crosses. */
const isCrossed = ({ tile }: PictureHex): boolean => tile?.tracks.some(({ sea }) => sea) ?? false;

/** Empty if there is no room. */
function titleOn(picture: BoardPicture, title: string): Drawn {
  const placed = titleIn(picture, title);
  if (!placed) return null;
  return el(
    'text',
    { class: styles.title, transform: `translate(${placed.x} ${placed.y})` },
    textEl('tspan', { class: styles.titleHead, x: 0, y: 28 }, placed.head),
    placed.lines.map((line, i) => textEl('tspan', { x: 0, y: 52 + i * 20 }, line)),
  );
}

const nameOnMap = ({ text, x, y, turn = 0, kind }: PictureLettering): SvgNode =>
  el(
    'text',
    { class: styles[`${kind}Name`], transform: `translate(${x} ${y}) rotate(${turn})` },
    text.map((line, i) => textEl('tspan', { x: 0, dy: i === 0 ? 0 : '1.15em' }, line)),
  );

/** The coordinates of every hex, written inside it. */
export const hexCoordinates = ({ hexes, radius }: BoardPicture): SvgNode =>
  el(
    'g',
    {},
    hexes.map(({ id, x, y, tile }) => {
      const at = tile?.labels.find(({ kind }) => kind === 'id') ?? { x: 0, y: 0.36 * radius };
      return textEl('text', { class: styles.hexCoordinate, x: x + at.x, y: y + at.y + 4 }, id);
    }),
  );
