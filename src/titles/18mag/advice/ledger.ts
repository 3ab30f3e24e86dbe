// Ledger: purses, shares and prices of a table alone, so that the rest of a game is played on paper in no time.
import { cashOf, percentOf, presidentOf, type Seat, seatsOf, trainsOf } from '../../../engine/index.ts';
import { stockOf, treasuryOf } from '../../../kernel/index.ts';
import type { MajorId } from '../rules/companies.ts';
import { certificateLimit } from '../rules/limits.ts';
import { isSmall } from '../rules/players.ts';
import { minorsInPlay, ownerOf, type State18Mag } from '../rules/state.ts';
import { colsOf, type Economy, economyOf } from './economy.ts';
import { type Kind, roundsToCome } from './horizon.ts';
import { revenueOf } from './runs.ts';

/** Seats and majors are counted from 0; a list of shares has a row for each major. */
export interface Ledger {
  readonly economy: Economy;
  readonly seats: number;
  /** Most certificates of a player. */
  readonly limit: number;
  /** Rounds still to come, and the seats' income from runs in each of them. */
  readonly rounds: readonly Kind[];
  readonly runs: readonly (readonly number[])[];
  readonly cash: number[];
  readonly cols: number[];
  readonly tills: number[];
  /** Shares: held, and with the bank; the director's seat, or -1. */
  readonly held: number[][];
  readonly left: number[];
  readonly directors: number[];
  /** Majors whose shares a seat sold in the stock round under way. */
  readonly sold: boolean[][];
}

/** A share is a tenth. */
const TENTH = 10;
export const MOST_HELD = 6;

/** Average run of a minor at the end of the game. */
const LAST_RUN = { large: 460, small: 320 };

/** Income from runs: today's, growing evenly towards that of the last rounds. */
function runsOf(s: State18Mag, rounds: number): number[][] {
  const last = isSmall(s) ? LAST_RUN.small : LAST_RUN.large;
  const minors = minorsInPlay(s).map((minor) => ({
    seat: ownerOf(s, minor)! - 1,
    now: revenueOf(s, minor, trainsOf(s, minor), s.board),
  }));
  return Array.from({ length: rounds }, (_, round) => {
    const income = seatsOf(s).map(() => 0);
    for (const { seat, now } of minors) income[seat]! += (now + (Math.max(0, last - now) * (round + 1)) / rounds) / 2;
    return income;
  });
}

export function ledgerOf(s: State18Mag): Ledger {
  const economy = economyOf(s);
  const rounds = roundsToCome(s);
  const seats = seatsOf(s);
  const held = economy.majors.map((major) => seats.map((seat) => percentOf(s, major, seat) / TENTH));
  const sold = s.flow.some(({ kind }) => kind === 'stock') ? stockOf(s).soldInRound : {};
  return {
    economy,
    seats: seats.length,
    limit: certificateLimit(s),
    rounds,
    runs: runsOf(s, rounds.length),
    cash: seats.map((seat) => cashOf(s, seat)),
    cols: [...colsOf(s)],
    tills: economy.majors.map((major) => treasuryOf(s, major)),
    held,
    left: held.map((row) => TENTH - row.reduce((sum, shares) => sum + shares, 0)),
    directors: economy.majors.map((major) => (presidentOf(s, major) ?? 0) - 1),
    sold: economy.majors.map((major) => seats.map((seat) => (sold[seat] ?? []).includes(major))),
  };
}

export const copyOf = (ledger: Ledger): Ledger => ({
  ...ledger,
  cash: [...ledger.cash],
  cols: [...ledger.cols],
  tills: [...ledger.tills],
  held: ledger.held.map((row) => [...row]),
  left: [...ledger.left],
  directors: [...ledger.directors],
  sold: ledger.sold.map((row) => [...row]),
});

export const priceIn = ({ economy, cols }: Ledger, major: number): number => economy.prices[cols[major]!]!;

/** Free places for certificates: a director has two shares on one. */
export function roomOf({ held, directors, limit }: Ledger, seat: number): number {
  let room = limit;
  for (let major = 0; major < held.length; major++) room -= held[major]![seat]! - (directors[major] === seat ? 1 : 0);
  return room;
}

/** Cash and shares at the price of the day. */
export const worthsIn = (ledger: Ledger): number[] =>
  ledger.cash.map((cash, seat) =>
    ledger.held.reduce((sum, row, major) => sum + row[seat]! * priceIn(ledger, major), cash),
  );

export const placeOf = ({ economy }: Ledger, major: MajorId): number => economy.majors.indexOf(major);
export const rowOf = (seat: Seat): number => seat - 1;
