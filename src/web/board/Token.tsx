// A locomotive of a company: its colour and its letter.
import type { CSSProperties } from 'react';
import { classes } from '../design/classes.ts';
import styles from './face.module.css';
import type { CompanyMark, Point } from './picture.ts';

interface Props {
  readonly company: CompanyMark;
  readonly at: Point & { readonly radius: number };
  /** It has just come from here: it is seen to. */
  readonly landed?: Point;
}

export function Token({ company, at: { x, y, radius }, landed }: Props) {
  return (
    <g
      className={classes(styles.token, landed && styles.landed)}
      transform={`translate(${x} ${y})`}
      {...(landed && { style: { '--from': `${landed.x}px ${landed.y}px` } as CSSProperties })}
    >
      <circle className={styles.tokenRim} r={radius + 1.6} />
      <circle r={radius} style={{ fill: company.colour }} />
      <text
        y={radius * 0.345 * sizeOf(company.letter)}
        style={{ fill: company.ink, fontSize: `${radius * sizeOf(company.letter)}px` }}
      >
        {company.letter}
      </text>
    </g>
  );
}

/** Several letters are set smaller. */
const sizeOf = (letters: string): number => [1.22, 1.22, 1, 0.8, 0.64][letters.length] ?? 0.52;
