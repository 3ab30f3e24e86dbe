// A locomotive of a company: its colour and its letter.
import type { CSSProperties } from 'react';
import { classes } from '../design/classes.ts';
import { DiscLetters } from './DiscLetters.tsx';
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
      data-token
      className={classes(styles.token, landed && styles.landed)}
      transform={`translate(${x} ${y})`}
      {...(landed && { style: { '--from': `${landed.x}px ${landed.y}px` } as CSSProperties })}
    >
      <circle className={styles.tokenRim} r={radius + 1.6} />
      <circle r={radius} style={{ fill: company.colour }} />
      <DiscLetters letters={company.letter} radius={radius} ink={company.ink} />
    </g>
  );
}
