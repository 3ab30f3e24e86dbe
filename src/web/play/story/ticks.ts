// Rounds on the slider: the beginning of each as a part of the whole line, with its letters if there is room.
import type { Moment } from '../../../match/timeline.ts';
import type { RoundLines } from './turnLines.ts';

export interface Tick {
  readonly seq: number;
  readonly title: string;
  readonly short: string;
  /** Its place on the line, from 0 to 1. */
  readonly at: number;
  /** True if its letters keep clear of those before. */
  readonly written: boolean;
}

/** Approximate part of the line that one letter needs. */
const LETTER = 0.012;
const roomFor = (letters: string): number => (letters.length + 1) * LETTER;

export function ticksOf(line: readonly Moment[], rounds: readonly RoundLines[]): Tick[] {
  const places = new Map(line.map(({ seq }, index) => [seq, index]));
  const last = Math.max(1, line.length - 1);
  let free = 0;
  return rounds.map((round, index) => {
    const { title, short } = round;
    // the set-up has no line of its own and belongs to the first round
    const seq = index === 0 ? (line[0]?.seq ?? round.seq) : round.seq;
    const at = (places.get(seq) ?? 0) / last;
    const written = at >= free;
    if (written) free = at + roomFor(short);
    return { seq, title, short, at, written };
  });
}

/** The round of a moment: the last one begun by then. */
export function roundAt(line: readonly Moment[], ticks: readonly Tick[], place: number): Tick | undefined {
  const at = place / Math.max(1, line.length - 1);
  return ticks.findLast((tick) => tick.at <= at) ?? ticks[0];
}
