// The differences between two positions of an 18xx game: cash and worth of players, treasury and price of companies.
import { cashOf, type Seat, seatsOf } from '../../../engine/index.ts';
import { type RailGame, type RailState, sharePrice, treasuryOf, worthIn } from '../../../kernel/index.ts';

interface Pair {
  readonly before: number;
  readonly after: number;
}

export interface PlayerChange {
  readonly seat: Seat;
  readonly cash: Pair;
  readonly worth: Pair;
}

export interface CompanyChange {
  readonly company: string;
  readonly treasury: Pair;
  readonly price: Pair;
}

const differs = ({ before, after }: Pair): boolean => before !== after;

/** The players with a difference, and those always included. */
export function playersChanged<S extends RailState>(
  rail: RailGame<S>,
  now: S,
  then: S,
  always: readonly Seat[] = [],
): readonly PlayerChange[] {
  const [worthNow, worthThen] = [worthIn(rail, now), worthIn(rail, then)];
  return seatsOf(now)
    .map((seat) => ({
      seat,
      cash: { before: cashOf(now, seat), after: cashOf(then, seat) },
      worth: { before: worthNow[seat]!, after: worthThen[seat]! },
    }))
    .filter(({ seat, cash, worth }) => always.includes(seat) || differs(cash) || differs(worth));
}

export function companiesChanged<S extends RailState>(
  rail: RailGame<S>,
  now: S,
  then: S,
  always: readonly string[] = [],
): readonly CompanyChange[] {
  return rail
    .companies(now)
    .map((company) => ({
      company,
      treasury: { before: treasuryOf(now, company), after: treasuryOf(then, company) },
      price: { before: sharePrice(rail, now, company), after: sharePrice(rail, then, company) },
    }))
    .filter(({ company, treasury, price }) => always.includes(company) || differs(treasury) || differs(price));
}
