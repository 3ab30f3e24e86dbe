// Rounds on the slider: where each begins, as a part of the whole line, with its letters where there is room for them.
import type { Moment } from '../../../match/timeline.ts';
import type { RoundLines } from './turnLines.ts';

export interface Tick {
  readonly seq: number;
  readonly title: string;
  readonly short: string;
  /** Its place on the line, from 0 to 1. */
  readonly at: number;
  /** Whether its letters do not run into those before. */
  readonly written: boolean;
}

/** About the part of the line that some letters need, and the gap after them. */
const LETTER = 0.012;
const roomFor = (letters: string): number => (letters.length + 1) * LETTER;

export function ticksOf(line: readonly Moment[], rounds: readonly RoundLines[]): Tick[] {
  const places = new Map(line.map(({ seq }, index) => [seq, index]));
  const last = Math.max(1, line.length - 1);
  let free = 0;
  return rounds.map((round, index) => {
    const { title, short } = round;
    // nothing is told of the set-up, which belongs to the first
    const seq = index === 0 ? (line[0]?.seq ?? round.seq) : round.seq;
    const at = (places.get(seq) ?? 0) / last;
    const written = at >= free;
    if (written) free = at + roomFor(short);
    return { seq, title, short, at, written };
  });
}

/** The round of a moment: the last one that has begun by then. */
export function roundAt(line: readonly Moment[], ticks: readonly Tick[], place: number): Tick | undefined {
  const at = place / Math.max(1, line.length - 1);
  return ticks.findLast((tick) => tick.at <= at) ?? ticks[0];
}
