// Whether a loan, or a private that can be had in this turn, would give a company a tile to lay or a token to place (R064).
import { stepHasChoice } from '../../../engine/core/leaves.ts';
import { treasury } from '../../../engine/core/owner.ts';
import type { AnyStep } from '../../../engine/core/step.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { LOAN } from '../money/loans.ts';
import { takeLoan } from '../money/takeLoan.ts';
import { couldBuy } from '../privates/buyPrivate.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { layCanadaTile } from './layCanadaTile.ts';
import { placeKitchenerToken } from './placeKitchenerToken.ts';
import { placeToken } from './placeToken.ts';

const isOpen = (s: State1856, step: AnyStep<State1856>): boolean => stepHasChoice(step, s, operator(s));

/** The company with a loan more, if it can have one. */
export function withLoan(s: State1856): State1856 {
  const { company } = turnOf(s);
  if (!isOpen(s, takeLoan)) return s;
  return { ...s, cash: { ...s.cash, [treasury(company)]: cashOf(s, treasury(company)) + LOAN } };
}

/** Whether it can place a token of its own, if need be with a loan. */
export const canPlaceWithLoan = (s: State1856): boolean => isOpen(withLoan(s), placeToken);

/** R024: after the tile of the turn the Canada Company would allow another. */
export function extraTileWouldOpen(s: State1856): boolean {
  const richer = withLoan(s);
  const withCanada = { ...richer, privates: { ...richer.privates, TCC: treasury(turnOf(s).company) } };
  return couldBuy(richer, 'TCC') && isOpen(withCanada, layCanadaTile);
}

export function tokenWouldOpen(s: State1856): boolean {
  const richer = withLoan(s);
  if (canPlaceWithLoan(s)) return true;
  const withKitchener = { ...richer, privates: { ...richer.privates, WSRC: treasury(turnOf(s).company) } };
  return couldBuy(richer, 'WSRC') && isOpen(withKitchener, placeKitchenerToken);
}
