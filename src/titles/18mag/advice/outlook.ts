// Outlook: what shares and money become until the end of the game.
import { type Economy, onTrack, priceAt } from './economy.ts';
import type { Kind } from './horizon.ts';

export interface Outlook {
  /** Worth of a share of each major at the end, if it is exchanged for others when those rise faster. */
  readonly shares: readonly number[];
  /** What a Forint put into shares now becomes until then, */
  readonly forint: number;
  /** and one that waits for the next stock round. */
  readonly waiting: number;
}

/** Not everybody gets the best shares: this part of what they bring above their price is counted on. */
const REACHED = 0.7;
/** Shares that set the pace. */
const PACE = 2;
/** Shares of a major. */
const TEN = 10;

/** Place of a major's price after these rounds. */
export const colAfter = (economy: Economy, major: number, rounds: readonly Kind[], from: number): number =>
  rounds.reduce((col, kind) => onTrack(economy, col + economy.moves[kind][major]!), from);

/** Looks back from the end: a share is kept, or sold for the price of the day, which goes on with the best of the others. */
export function outlookOf(economy: Economy, cols: readonly number[], rounds: readonly Kind[]): Outlook {
  const places: (readonly number[])[] = [cols];
  for (const kind of rounds)
    places.push(places.at(-1)!.map((col, major) => onTrack(economy, col + economy.moves[kind][major]!)));
  const priced = places.map((row) => row.map((col) => priceAt(economy, col)));
  let shares: readonly number[] = priced.at(-1)!;
  let [forint, waiting] = [1, 1];
  // after a stock round of yellow there is one operating round, later there are two
  const next = rounds[0] === 'yellow' ? 1 : 2;
  for (let i = rounds.length - 1; i >= 0; i--) {
    if (i + 1 === next) waiting = forint;
    const [later, after, kind] = [forint, priced[i + 1]!, rounds[i]!];
    shares = shares.map(
      (worth, major) => Math.max(worth, later * after[major]!) + (later * economy.earns[kind][major]!) / TEN,
    );
    // there is no stock round within the last set, and before it there is money for all that may be held
    if (kind === 'last') continue;
    const best = shares.map((worth, major) => worth / priced[i]![major]!).sort((a, b) => b - a);
    const pace = best.slice(0, PACE).reduce((sum, one) => sum + one, 0) / PACE;
    forint = Math.max(1, 1 + REACHED * (pace - 1));
  }
  return { shares, forint, waiting };
}

/** What a share brings until the end, dividends and last price, held all the time. */
export function prospectOf(economy: Economy, major: number, rounds: readonly Kind[], col: number): number {
  const paid = rounds.reduce((sum, kind) => sum + economy.earns[kind][major]!, 0);
  return paid / TEN + priceAt(economy, colAfter(economy, major, rounds, col));
}
