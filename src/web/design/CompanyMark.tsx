// A company's mark: its letters on its colour, with a pattern where two colours are close. Games define the marks.
import { useId } from 'react';
import style from './CompanyMark.module.css';
import { classes } from './classes.ts';
import { type Pattern, patternPaths } from './patterns.ts';

export const companyInks = [
  'red',
  'blue',
  'yellow',
  'green',
  'black',
  'orange',
  'purple',
  'brown',
  'teal',
  'grey',
  'pink',
  'white',
] as const;
export type CompanyInk = (typeof companyInks)[number];

export interface CompanyMarkProps {
  readonly letters: string;
  readonly ink: CompanyInk;
  readonly pattern?: Pattern;
  /** The height in pixels; the width follows the letters. */
  readonly size?: number;
  /** Read aloud where no name stands beside the mark. */
  readonly label?: string;
  readonly className?: string;
}

const unit = 24;

export function CompanyMark({ letters, ink, pattern = 'plain', size = 24, label, className }: CompanyMarkProps) {
  const id = useId();
  const width = Math.max(unit, letters.length * 8 + 12);
  const path = patternPaths[pattern];
  return (
    <svg
      className={classes(style.mark, style[ink], className)}
      width={(size * width) / unit}
      height={size}
      viewBox={`0 0 ${width} ${unit}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {path && (
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={path} className={style.lines} />
        </pattern>
      )}
      <rect x="0.5" y="0.5" width={width - 1} height="23" rx="11.5" className={style.ground} />
      {path && <rect x="0.5" y="0.5" width={width - 1} height="23" rx="11.5" fill={`url(#${id})`} />}
      <text x={width / 2} y="16.4" className={style.letters}>
        {letters}
      </text>
    </svg>
  );
}
