// A company beside a text: a piece of its line with its locomotive, as on the map.
import inks from '../board/inks.module.css';
import type { CompanyMark } from '../board/picture.ts';
import { Token } from '../board/Token.tsx';
import { TrackLine } from '../board/TrackLine.tsx';
import { classes } from '../design/classes.ts';

interface Props {
  readonly mark: CompanyMark;
  /** Said where no name stands beside it. */
  readonly label?: string;
}

export function CompanySign({ mark, label }: Props) {
  const line = { id: '', company: mark, from: { x: -22, y: 0 }, to: { x: 22, y: 0 } };
  return (
    <svg
      className={classes(inks.inks, inks.sign)}
      viewBox="-28 -14 56 28"
      width={44}
      height={22}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <TrackLine line={line} />
      <Token company={mark} at={{ x: 0, y: 0, radius: 11 }} />
    </svg>
  );
}
