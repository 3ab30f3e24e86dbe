// A single tile as a small picture: on a card, in the gallery.
import { classes } from '../../design/classes.ts';
import { hexPath } from '../geometry.ts';
import ground from '../ground.module.css';
import inks from '../inks.module.css';
import type { BoardPicture } from '../picture.ts';
import { groundOf } from './groundOf.ts';
import { UNIT } from './sizes.ts';
import { TileFace } from './TileFace.tsx';
import { TileTracks } from './TileTracks.tsx';
import type { PictureTile } from './tilePicture.ts';

interface Props {
  readonly tile: PictureTile;
  readonly shape: BoardPicture['shape'];
  /** The width in pixels. */
  readonly size?: number;
  readonly label?: string;
}

const ORIGIN = { x: 0, y: 0 };

export function TileCard({ tile, shape, size = 64, label }: Props) {
  const [w, h] = shape === 'flat' ? [106, 92] : [92, 106];
  return (
    <svg
      className={classes(inks.inks, inks.sign)}
      viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`}
      width={size}
      height={(size * h) / w}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className={classes(ground.ground, ground[groundOf(tile.colour)])} d={hexPath(ORIGIN, UNIT, shape)} />
      <TileTracks at={ORIGIN} tile={tile} />
      <TileFace at={ORIGIN} tile={tile} />
    </svg>
  );
}
