// Whether a loan or a private that can be had in this turn would give a company a tile or a token to place (R064).
import { stepHasChoice } from '../../../engine/core/leaves.ts';
import type { AnyStep } from '../../../engine/core/step.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { LOAN } from '../money/loans.ts';
import { takeLoan } from '../money/takeLoan.ts';
import { type PrivateId, privateIds } from '../privateCompanies.ts';
import { couldBuy } from '../privates/buyPrivate.ts';
import { type State1856, turnOf } from '../state.ts';
import { layCanadaTile } from './layCanadaTile.ts';
import { layTile } from './layTile.ts';
import { operator } from './operator.ts';
import { placeKitchenerToken } from './placeKitchenerToken.ts';
import { placeToken } from './placeToken.ts';

const isOpen = (s: State1856, steps: readonly AnyStep<State1856>[]): boolean =>
  steps.some((step) => stepHasChoice(step, s, operator(s)));

/** The company with a loan more, if it can have one. */
function withLoan(s: State1856): State1856 {
  const { company } = turnOf(s);
  if (!isOpen(s, [takeLoan])) return s;
  return { ...s, cash: { ...s.cash, [company]: cashOf(s, company) + LOAN } };
}

/** The company with this private. */
const withPrivate = (s: State1856, id: PrivateId): State1856 => ({
  ...s,
  privates: { ...s.privates, [id]: turnOf(s).company },
});

function wouldOpen(s: State1856, steps: readonly AnyStep<State1856>[]): boolean {
  const richer = withLoan(s);
  if (richer !== s && isOpen(richer, steps)) return true;
  return privateIds.some((id) => couldBuy(richer, id) && isOpen(withPrivate(richer, id), steps));
}

export const tileWouldOpen = (s: State1856): boolean => wouldOpen(s, [layTile, layCanadaTile]);

export const tokenWouldOpen = (s: State1856): boolean => wouldOpen(s, [placeToken, placeKitchenerToken]);
