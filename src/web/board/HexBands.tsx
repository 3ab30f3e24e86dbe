// What is drawn of the hexes of one band, each on a sheet: their grounds, their track, their faces.
import { memo, type ReactNode } from 'react';
import type { Band } from './bands.ts';
import styles from './board.module.css';
import { HexFace } from './HexFace.tsx';
import { HexGround } from './HexGround.tsx';
import type { BoardPicture, PictureHex } from './picture.ts';
import { Sheet } from './Sheet.tsx';
import { TileTracks } from './tile/TileTracks.tsx';

type Fresh = BoardPicture['fresh'];

interface BandProps {
  readonly band: Band;
  readonly whole: boolean;
}

type GroundsProps = BandProps & Pick<BoardPicture, 'radius' | 'shape'>;

export const Grounds = memo(function Grounds({ band, radius, shape, whole }: GroundsProps) {
  return (
    <Sheet whole={whole}>
      {band.map((hex) => (
        <HexGround key={hex.id} hex={hex} radius={radius} shape={shape} />
      ))}
    </Sheet>
  );
});

interface TracksProps extends BandProps {
  /** Undefined where nothing of the band is fresh. */
  readonly fresh: Fresh;
}

export const Tracks = memo(function Tracks({ band, fresh, whole }: TracksProps) {
  const tracks = band.map(
    (hex) => hex.tile && settling(hex, fresh, <TileTracks key={hex.id} at={hex} tile={hex.tile} />),
  );
  return <Sheet whole={whole}>{tracks}</Sheet>;
});

type FacesProps = TracksProps & Pick<BoardPicture, 'radius' | 'frame'>;

export const Faces = memo(function Faces({ band, fresh, radius, frame, whole }: FacesProps) {
  const faces = band.map((hex) =>
    settling(hex, fresh, <HexFace key={hex.id} hex={hex} radius={radius} edge={edgeOf(hex, frame, radius)} />),
  );
  return <Sheet whole={whole}>{faces}</Sheet>;
});

export const freshIn = (band: Band, fresh: Fresh): Fresh =>
  band.some((hex) => isFresh(hex, fresh)) ? fresh : undefined;

const isFresh = ({ id }: PictureHex, fresh: Fresh): boolean => fresh?.hexes.has(id) ?? false;

/** What appears is drawn anew, so that it is seen to. */
const settling = (hex: PictureHex, fresh: Fresh, drawn: ReactNode): ReactNode =>
  isFresh(hex, fresh) ? (
    <g key={`${hex.id} ${fresh!.at}`} className={styles.fresh}>
      {drawn}
    </g>
  ) : (
    drawn
  );

function edgeOf({ x }: PictureHex, frame: BoardPicture['frame'], radius: number): 'left' | 'right' | undefined {
  if (x < frame.x + 2.5 * radius) return 'left';
  return x > frame.x + frame.width - 2.5 * radius ? 'right' : undefined;
}
