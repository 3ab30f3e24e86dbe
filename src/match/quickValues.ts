// A few numbers of a range as quick buttons: the least, small raises, the most.
import type { Range } from '../engine/index.ts';

const RAISES = [0, 1, 2, 5, 10];

export function quickValues({ min, max, step }: Range): number[] {
  const most = max - ((max - min) % step);
  return [...new Set([...RAISES.map((n) => min + n * step).filter((n) => n < most), most])];
}

/** The legal number nearest to this one. */
export const nearest = ({ min, max, step }: Range, value: number): number => {
  const most = max - ((max - min) % step);
  return Math.min(most, Math.max(min, min + Math.round((value - min) / step) * step));
};
