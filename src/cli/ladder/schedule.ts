// The games of a match: paired seeds, each played in all rotations of the seats before the next one begins.
import type { Job } from '../jobs/playOne.ts';

export interface Match {
  readonly title: string;
  readonly players: number;
  /** The bots as they were named, and dealt to the seats in order. */
  readonly bots: readonly string[];
  readonly asked: Readonly<Record<string, string>>;
  readonly games: number;
  readonly seed: number;
  readonly playouts: number;
}

/** A short list is repeated. */
export const dealt = (bots: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, i) => bots[i % bots.length]!);

/** The same bots moved on by some seats. */
export const rotated = <T>(seats: readonly T[], by: number): T[] =>
  seats.map((_, i) => seats[(i - (by % seats.length) + seats.length) % seats.length]!);

/** Games of one seed: the rotations that differ. Where all bots are the same there is one. */
export function blockOf({ bots, players }: Pick<Match, 'bots' | 'players'>): number {
  const seats = dealt(bots, players);
  const same = (by: number) => rotated(seats, by).every((bot, i) => bot === seats[i]);
  return seats.findIndex((_, i) => same(i + 1)) + 1;
}

export function jobsOf(match: Match): Job[] {
  const { title, players, bots, asked, games, seed, playouts } = match;
  const [block, seats] = [blockOf(match), dealt(bots, players)];
  return Array.from({ length: games }, (_, k) => ({
    game: title,
    players,
    asked,
    seed: String(seed + Math.floor(k / block)),
    bots: rotated(seats, k % block),
    playouts,
    audit: false,
    record: false,
    measure: true,
  }));
}
