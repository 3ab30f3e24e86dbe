// A seat: its number on its colour and pattern, and the name beside it.
import { useId } from 'react';
import { classes } from './classes.ts';
import { patternOfSeat, patternPaths } from './patterns.ts';
import style from './SeatChip.module.css';

export interface SeatMarkProps {
  readonly seat: number;
  readonly size?: number;
  readonly className?: string;
}

/** The mark alone; the surrounding text must name the seat. */
export function SeatMark({ seat, size = 24, className }: SeatMarkProps) {
  const id = useId();
  const path = patternPaths[patternOfSeat(seat)];
  const ink = `var(--seat-${((seat - 1) % 8) + 1})`;
  return (
    <svg className={classes(style.mark, className)} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {path && (
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={path} className={style.lines} />
        </pattern>
      )}
      <rect x="0.5" y="0.5" width="23" height="23" rx="3" fill={ink} className={style.frame} />
      {path && <rect x="0.5" y="0.5" width="23" height="23" rx="3" fill={`url(#${id})`} />}
      <circle cx="12" cy="12" r="8" fill={ink} />
      <text x="12" y="16.4" className={style.number}>
        {seat}
      </text>
    </svg>
  );
}

export interface SeatChipProps {
  readonly seat: number;
  readonly name: string;
  /** True if this seat must decide. */
  readonly active?: boolean;
  readonly className?: string;
}

export function SeatChip({ seat, name, active = false, className }: SeatChipProps) {
  return (
    <span className={classes(style.chip, active && style.active, className)}>
      <SeatMark seat={seat} size={20} />
      <span className={style.name}>{name}</span>
    </span>
  );
}
