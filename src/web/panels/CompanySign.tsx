// A company beside a text: a piece of its line with its locomotive, as on the map; or its letters, where it has several;
// or its number on a disc.
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

const kinds = {
  disc: { viewBox: '-10 -10 20 20', width: 20, height: 20 },
  plate: { viewBox: '-18.5 -10 37 20', width: 34, height: 18 },
  line: { viewBox: '-28 -14 56 28', width: 44, height: 22 },
} as const;

/** More letters than this are set smaller. */
const ROOM = 4;

export function CompanySign({ mark, label }: Props) {
  const kind = mark.disc ? 'disc' : mark.letter.length > 1 ? 'plate' : 'line';
  return (
    <svg
      className={classes(inks.inks, inks.sign)}
      {...kinds[kind]}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {kind === 'disc' && <Token company={mark} at={{ x: 0, y: 0, radius: 8 }} />}
      {kind === 'plate' && (
        <>
          <rect className={inks.plate} x={-17.5} y={-9} width={35} height={18} rx={9} style={{ fill: mark.colour }} />
          <text
            className={inks.letters}
            y={mark.letter.length > ROOM ? 3.2 : 4.1}
            data-long={mark.letter.length > ROOM || undefined}
            style={{ fill: mark.ink }}
          >
            {mark.letter}
          </text>
        </>
      )}
      {kind === 'line' && (
        <>
          <TrackLine line={{ id: '', company: mark, from: { x: -22, y: 0 }, to: { x: 22, y: 0 } }} />
          <Token company={mark} at={{ x: 0, y: 0, radius: 11 }} />
        </>
      )}
    </svg>
  );
}
