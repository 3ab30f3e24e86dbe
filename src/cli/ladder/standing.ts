// What a match came to: the line that `binario ladder --json` prints.
import type { Played } from '../jobs/playOne.ts';
import { type Estimate, estimate, percentile } from './blocks.ts';
import { blockOf, type Match } from './schedule.ts';
import type { Counts } from './tally.ts';

export interface Standing {
  readonly title: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly games: number;
  /** Share of the wins of each bot in order, and the lead in money over the other seats. */
  readonly share: readonly number[];
  readonly se: readonly (number | null)[];
  readonly margin: readonly number[];
  readonly marginSe: readonly (number | null)[];
  /** Wins of each seat, an automaton's included; a win shared by n seats counts 1/n. */
  readonly bySeat: readonly number[];
  /** Games that reached each phase. */
  readonly phases: Counts;
  /** Mean number in a game. */
  readonly counts: Counts;
  /** Thinking time of a move. */
  readonly ms: { readonly p99: number; readonly max: number };
}

export function standing(match: Match, played: readonly Played[]): Standing {
  const { title, players, bots } = match;
  const size = blockOf(match);
  const share = bots.map((bot) => estimate(played.map(shareOf(bot, bots)), size));
  const margin = bots.map((bot) => estimate(played.map(marginOf(bot)), size));
  const thought = played.flatMap(({ thought }) => thought);
  return {
    title,
    players,
    bots,
    games: played.length,
    share: share.map(({ mean }) => rounded(mean, 4)),
    se: share.map((one) => errorOf(one, 4)),
    margin: margin.map(({ mean }) => rounded(mean, 1)),
    marginSe: margin.map((one) => errorOf(one, 1)),
    bySeat: (played[0]?.seats ?? []).map((_, i) => rounded(sum(played.map((one) => winOf(one, i + 1))), 2)),
    phases: summed(played.map(({ phases }) => Object.fromEntries(phases.map((phase) => [phase, 1])))),
    counts: meansOf(played),
    ms: { p99: rounded(percentile(thought, 0.99), 1), max: rounded(percentile(thought, 1), 1) },
  };
}

const winOf = ({ winners }: Played, seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);

const seatsOf = ({ seats }: Played, bot: string): number[] => seats.flatMap((name, i) => (name === bot ? [i + 1] : []));

/** Bots of one name are one bot: what all of their seats won is spread evenly over their places in the list. */
const shareOf = (bot: string, bots: readonly string[]) => (one: Played) =>
  sum(seatsOf(one, bot).map((seat) => winOf(one, seat))) / bots.filter((name) => name === bot).length;

/** Lead of a bot's seats over all others, on average; 0 where it has them all. */
const marginOf = (bot: string) => (one: Played) => {
  const own = seatsOf(one, bot);
  const others = one.seats.map((_, i) => i + 1).filter((seat) => !own.includes(seat));
  const worth = (seats: readonly number[]) => sum(seats.map((seat) => one.worth[seat]!)) / seats.length;
  return others.length === 0 ? 0 : worth(own) - worth(others);
};

/** Events of a game, and under `replaced:` and the bot's name the moves that greedy made for a program. */
function meansOf(played: readonly Played[]): Counts {
  const all = summed(
    played.map(({ counts, replaced, seats }) => ({
      ...counts,
      ...summed(
        Object.entries(replaced).map(([seat, { moves }]) => ({ [`replaced:${seats[Number(seat) - 1]}`]: moves })),
      ),
    })),
  );
  const byName = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(byName.map(([name, count]) => [name, rounded(count / played.length, 3)]));
}

function summed(all: readonly Counts[]): Counts {
  const total = new Map<string, number>();
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) total.set(name, (total.get(name) ?? 0) + count);
  return Object.fromEntries(total);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const errorOf = ({ se }: Estimate, digits: number): number | null => se && rounded(se, digits);
