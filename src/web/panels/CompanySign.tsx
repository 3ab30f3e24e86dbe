// A company beside a text: a piece of its line with its locomotive, as on the map; or its letters, where it has several.
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
  const lettered = mark.letter.length > 1;
  return (
    <svg
      className={classes(inks.inks, inks.sign)}
      viewBox={lettered ? '-18.5 -10 37 20' : '-28 -14 56 28'}
      width={lettered ? 34 : 44}
      height={lettered ? 18 : 22}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {lettered ? (
        <>
          <rect className={inks.plate} x={-17.5} y={-9} width={35} height={18} rx={9} style={{ fill: mark.colour }} />
          <text className={inks.letters} y={4.1} style={{ fill: mark.ink }}>
            {mark.letter}
          </text>
        </>
      ) : (
        <>
          <TrackLine line={{ id: '', company: mark, from: { x: -22, y: 0 }, to: { x: 22, y: 0 } }} />
          <Token company={mark} at={{ x: 0, y: 0, radius: 11 }} />
        </>
      )}
    </svg>
  );
}
