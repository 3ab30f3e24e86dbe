// The things on a hex with track: cities with their tokens, towns, values, labels, names.
import type { Point } from '../picture.ts';
import { type Drawn, el, textEl } from '../svg/node.ts';
import { sign } from './sign.ts';
import { stop } from './stop.ts';
import styles from './tile.module.css';
import type { PictureLabel, PictureTile } from './tilePicture.ts';

export function tileFace({ x, y }: Point, tile: PictureTile, key?: string): Drawn {
  const { stops, borders, labels } = tile;
  if (stops.length + labels.length === 0 && borders.every(({ cost }) => !cost)) return null;
  return el(
    'g',
    {
      key,
      transform: `translate(${x} ${y})`,
      'data-colour': tile.colour,
      'data-tried': tile.tried,
      class: styles.face,
    },
    stops.map(stop),
    borders.map(({ cost }) => cost && textEl('text', { class: styles.cost, x: cost.x, y: cost.y + 4 }, cost.text)),
    labels.map((label) =>
      el(
        'g',
        {
          key: `${label.kind} ${placeAmong(labels, label)}`,
          class: styles.sign,
          'data-sign': label.kind,
          style: `translate:${label.x}px ${label.y}px;--most:${label.most}`,
        },
        sign(label),
      ),
    ),
  );
}

/** The number of a sign among those of its kind: a sign that moves aside keeps its element. */
const placeAmong = (labels: readonly PictureLabel[], label: PictureLabel): number =>
  labels.filter(({ kind }) => kind === label.kind).indexOf(label);
