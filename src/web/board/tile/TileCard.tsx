// A single tile as a small picture: on a card, in the gallery.
import { classes } from '../../design/classes.ts';
import { hexPath } from '../geometry.ts';
import ground from '../ground.module.css';
import inks from '../inks.module.css';
import type { BoardPicture } from '../picture.ts';
import { type Drawn, el, memoDrawn } from '../svg/node.ts';
import { Svg } from '../svg/Svg.tsx';
import { groundOf } from './groundOf.ts';
import { UNIT } from './sizes.ts';
import { tileFace } from './tileFace.ts';
import type { PictureTile } from './tilePicture.ts';
import { tileTracks } from './tileTracks.ts';

interface Props {
  readonly tile: PictureTile;
  readonly shape: BoardPicture['shape'];
  /** The width in pixels. */
  readonly size?: number;
  readonly label?: string;
}

const ORIGIN = { x: 0, y: 0 };

const kept = memoDrawn<Drawn>();

export function TileCard({ tile, shape, size = 64, label }: Props) {
  const [w, h] = shape === 'flat' ? [106, 92] : [92, 106];
  const drawn = kept(tile, [shape], () => [
    el('path', { class: classes(ground.ground, ground[groundOf(tile.colour)]), d: hexPath(ORIGIN, UNIT, shape) }),
    tileTracks(ORIGIN, tile),
    tileFace(ORIGIN, tile),
  ]);
  return (
    <Svg
      className={classes(inks.inks, inks.sign)}
      viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`}
      width={size}
      height={(size * h) / w}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      drawn={drawn}
    />
  );
}
