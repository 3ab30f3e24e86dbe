// How the game ends, and what counts then (R157-R171).
import type { Seat } from '../../../engine/core/action.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { cashOf, type Money } from '../../../engine/money/bank.ts';
import { certificatesHeld, certificatesOf } from '../../../engine/shares/shares.ts';
import { ending } from '../../../kernel/rounds/end.ts';
import type { CompanyId } from './companies.ts';
import { type EndReason, hasTrain, priceOf, type State1862, startedIds } from './state.ts';

/** R170: a certificate counts its shares at the market price; without a train half of that, rounded down for each one. */
function certificateWorth(s: State1862, company: CompanyId, certificate: number): Money {
  const full = (certificatesOf(s, company).percents[certificate]! / 10) * priceOf(s, company);
  return hasTrain(s, company) ? full : Math.floor(full / 2);
}

const sharesWorth = (s: State1862, seat: Seat): Money =>
  startedIds(s)
    .flatMap((company) => certificatesHeld(s, company, seat).map((number) => certificateWorth(s, company, number)))
    .reduce((sum, worth) => sum + worth, 0);

/** R170: cash and shares; company money does not count. */
export const worthOf = (s: State1862): Record<Seat, Money> =>
  Object.fromEntries(seatsOf(s).map((seat) => [seat, cashOf(s, seat) + sharesWorth(s, seat)]));

export const endGame = ending<EndReason, State1862>(worthOf);
