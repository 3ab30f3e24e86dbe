// What is read in a hex, above the lines: locomotives, figures, the house and the name.
import { type CSSProperties, memo } from 'react';
import { alike } from './alike.ts';
import { Figures } from './Figures.tsx';
import styles from './face.module.css';
import { fittedName, NAME_LINE } from './fittedName.ts';
import type { PictureHex } from './picture.ts';
import { Token } from './Token.tsx';
import { TileFace } from './tile/TileFace.tsx';

interface Props {
  readonly hex: PictureHex;
  readonly radius: number;
  /** The side of the map at which there is no room for a long name. */
  readonly edge: 'left' | 'right' | undefined;
}

function Face({ hex, radius, edge }: Props) {
  const { x, y, rank, parts, tile, name } = hex;
  // all that is read on a tile is its own
  if (tile) return <TileFace at={hex} tile={tile} />;
  const scale = parts.find((part) => part.kind === 'scale');
  const awaits = parts.find((part) => part.kind === 'awaits');
  return (
    <g transform={`translate(${x} ${y})`} className={styles[hex.ground]}>
      {awaits && (
        <text className={styles.awaits} y={radius * 0.12}>
          {awaits.company.letter}
        </text>
      )}
      {parts.map(
        (part) => part.kind === 'token' && <Token key={part.company.letter} company={part.company} at={part.at} />,
      )}
      <Figures parts={parts} y={radius * (name ? -0.6 : -0.58)} />
      {scale && <Scale steps={scale.steps} reached={scale.reached} y={radius * 0.43} />}
      {name && <Name name={name} rank={rank} edge={edge} radius={radius} />}
    </g>
  );
}

type NameProps = Pick<Props, 'radius' | 'edge'> & { readonly name: string; readonly rank: PictureHex['rank'] };

function Name({ name, rank, edge, radius }: NameProps) {
  const { text, size, narrow } = fittedName(name, rank, radius);
  return (
    <text
      className={styles.name}
      data-name
      data-rank={rank}
      data-edge={edge}
      y={radius * NAME_LINE}
      style={{ '--size': `${size}px`, '--narrow': narrow } as CSSProperties}
    >
      {text}
    </text>
  );
}

const STEP = 7;

/** A row of pegs, filled as far as the scale has come. */
export function Scale({ steps, reached, y }: { readonly steps: number; readonly reached: number; readonly y: number }) {
  const left = (-(steps - 1) * STEP) / 2;
  return (
    <g className={styles.scale}>
      {Array.from({ length: steps }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a peg is nothing but its place
          key={i}
          className={i < reached ? styles.pegFull : styles.peg}
          cx={left + i * STEP}
          cy={y}
          r={i === reached - 1 ? 3.3 : 2.3}
        />
      ))}
    </g>
  );
}

export const HexFace = memo(Face, (a, b) => a.radius === b.radius && alike(a.hex, b.hex));
