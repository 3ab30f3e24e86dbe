// Worth of a player: cash, shares at the figure they count for, privates at face value. Property of companies does not
// count.
import type { Seat } from '../engine/core/action.ts';
import { seatsOf } from '../engine/core/seats.ts';
import { cashOf, type Money } from '../engine/money/bank.ts';
import { percentOf, unitOf } from '../engine/shares/shares.ts';
import { inPlay, sharePrice } from './figures.ts';
import type { RailGame, RailState } from './rail.ts';

export function worthIn<S extends RailState>(game: RailGame<S>, s: S): Record<Seat, Money> {
  if (game.worth) return game.worth(s);
  const shares = inPlay(game, s).map((company) => ({
    company,
    unit: unitOf(s, company),
    worth: game.shareWorth?.(s, company) ?? sharePrice(game, s, company),
  }));
  const privates = game.privates(s);
  const worthOf = (seat: Seat): Money => {
    let sum = cashOf(s, seat);
    for (const { company, unit, worth } of shares) sum += worth * (percentOf(s, company, seat) / unit);
    for (const { owner, price } of privates) if (owner === seat) sum += price;
    return sum;
  };
  return Object.fromEntries(seatsOf(s).map((seat) => [seat, worthOf(seat)]));
}
