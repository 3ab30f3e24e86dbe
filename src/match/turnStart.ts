// The start of a turn: where the line ends when a player takes back everything done in it.
import type { Core, Frame, Seat } from '../engine/index.ts';
import type { Timeline } from './timeline.ts';

/**
 * The entry before the first move of the turn in which one of these seats moved last; null if none has moved. A turn is
 * the work of one seat for one company, or in one turn of a round, uninterrupted.
 */
export function turnStart({ line }: Pick<Timeline, 'line'>, isMine: (seat: Seat) => boolean): number | null {
  const last = line.findLastIndex((moment) => moment.before !== null && isMine(moment.seat));
  // the first moment of a line is none of its moves, even with a past: that of a game joined late
  if (last < 1) return null;
  const { seat, before } = line[last]!;
  const turn = turnOf(before!.state);
  let first = last;
  while (first > 1 && line[first - 1]!.seat === seat && turnOf(line[first - 1]!.before!.state) === turn) first--;
  return line[first - 1]!.seq;
}

/** Marks that tell one frame from another of its kind, in games that have them. */
type Marked = Frame & Partial<Record<'set' | 'round' | 'company' | 'seat', unknown>>;

/** A key that changes with the round, the operating company, and the trading player; questions in between do not count. */
export function turnOf({ flow }: Pick<Core, 'flow'>): string {
  const frames = flow as readonly Marked[];
  const own = frames.findIndex((frame) => frame.company !== undefined || frame.seat !== undefined);
  const whole = own < 0 ? frames : frames.slice(0, own + 1);
  return JSON.stringify(whole.map(({ kind, set, round, company, seat }) => [kind, set, round, company, seat]));
}
