// A company beside a text: a piece of its line with its locomotive, as on the map; its letters, if it has several; or
// its number on a disc.
import inks from '../board/inks.module.css';
import type { CompanyMark } from '../board/picture.ts';
import { type Drawn, el, memoDrawn, textEl } from '../board/svg/node.ts';
import { Svg } from '../board/svg/Svg.tsx';
import { token } from '../board/token.ts';
import { trackLine } from '../board/trackLine.ts';
import { classes } from '../design/classes.ts';

interface Props {
  readonly mark: CompanyMark;
  /** Read aloud where no name stands beside it. */
  readonly label?: string;
}

const kinds = {
  disc: { viewBox: '-10 -10 20 20', width: 20, height: 20 },
  plate: { viewBox: '-18.5 -10 37 20', width: 34, height: 18 },
  line: { viewBox: '-28 -14 56 28', width: 44, height: 22 },
} as const;

/** More letters than this are smaller. */
const ROOM = 4;

const kept = memoDrawn<Drawn>();

export function CompanySign({ mark, label }: Props) {
  const kind = mark.disc ? 'disc' : mark.letter.length > 1 ? 'plate' : 'line';
  return (
    <Svg
      className={classes(inks.inks, inks.sign)}
      {...kinds[kind]}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      drawn={kept(mark, [], () => signs[kind](mark))}
    />
  );
}

const signs: Readonly<Record<keyof typeof kinds, (mark: CompanyMark) => Drawn>> = {
  disc: (mark) => token(mark, { x: 0, y: 0, radius: 8 }),
  plate: ({ letter, colour, ink }) => [
    el('rect', { class: inks.plate, x: -17.5, y: -9, width: 35, height: 18, rx: 9, style: `fill:${colour}` }),
    textEl(
      'text',
      {
        class: inks.letters,
        y: letter.length > ROOM ? 3.2 : 4.1,
        'data-long': letter.length > ROOM || undefined,
        style: `fill:${ink}`,
      },
      letter,
    ),
  ],
  line: (mark) => [
    trackLine({ id: '', company: mark, from: { x: -22, y: 0 }, to: { x: 22, y: 0 } }),
    token(mark, { x: 0, y: 0, radius: 11 }),
  ],
};
