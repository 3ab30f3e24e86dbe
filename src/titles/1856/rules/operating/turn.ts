// A company's turn: the order of companies, the beginning (R056-R057, R062, R119), and stages that wait for an aside (R064).
import type { Emit } from '../../../../engine/core/event.ts';
import { stepHasChoice } from '../../../../engine/core/leaves.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { AnyStep, AutoStep } from '../../../../engine/core/step.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { firstByPrice } from '../../../../engine/market/market.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import { OFFER, percentOf, presiding } from '../../../../engine/shares/shares.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import { funds, operator } from '../../../../kernel/turn.ts';
import { cgrOperatesNext } from '../cgr/formation.ts';
import { CGR, type CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { newTurn, type OperatingFrame } from '../frames.ts';
import { market } from '../market.ts';
import type { PrivateId } from '../privates.ts';
import { isStarted, type State1856, turnOf } from '../state.ts';
import { floatPercent } from '../stock/capital.ts';
import { couldBuy } from './asides.ts';
import { buyTrain } from './buyTrain.ts';
import { layCanadaTile, layTile } from './layTile.ts';
import { LOAN, takeLoan } from './loans.ts';
import { placeKitchenerToken, placeToken, tokenCost, tokensLeft } from './placeToken.ts';

const isOpen = (s: State1856, step: AnyStep<State1856>): boolean => stepHasChoice(step, s, operator(s));

/** Money from a loan; 0 if the company can have none. */
const loanOpen = (s: State1856): number => (isOpen(s, takeLoan) ? LOAN : 0);

/** The state with one more loan's money in the treasury, if the company can have one. */
export function withLoan(s: State1856): State1856 {
  const purse = treasury(turnOf(s).company);
  const loan = loanOpen(s);
  return loan === 0 ? s : { ...s, cash: { ...s.cash, [purse]: cashOf(s, purse) + loan } };
}

/** True if it can place a token of its own, if need be with a loan. */
export function canPlaceWithLoan(s: State1856): boolean {
  const { company } = turnOf(s);
  if (tokensLeft(s, company) === 0) return false;
  return isOpen(funds(s) >= tokenCost(s, company) ? s : withLoan(s), placeToken);
}

/** R024: true if the Canada Company can be bought and would allow another tile after that of the turn. */
const extraTileWouldOpen = (s: State1856): boolean =>
  couldBuy(s, 'TCC', loanOpen(s)) && isOpen(owning(withLoan(s), 'TCC'), layCanadaTile);

const tokenWouldOpen = (s: State1856): boolean =>
  canPlaceWithLoan(s) || (couldBuy(s, 'WSRC', loanOpen(s)) && isOpen(owning(withLoan(s), 'WSRC'), placeKitchenerToken));

/** The state as if the company in turn had this private. */
const owning = (s: State1856, id: PrivateId): State1856 => ({
  ...s,
  privates: { ...s.privates, [id]: treasury(turnOf(s).company) },
});

/** Marks a company as having operated: its quota is not tested again (R057), and no place at home is kept any more. */
export const endTurn: AutoStep<State1856, Event1856> = {
  id: 'endTurn',
  auto(s) {
    s.companies[turnOf(s).company].operated = true;
  },
};

/**
 * True if a stage with nothing but asides still waits: a loan or a private would open it. With the trains, at the end of
 * the turn, any aside is enough, because no later moment comes.
 */
export function waits(s: State1856, open: readonly AnyStep<State1856>[]): boolean {
  const ids = open.map((step) => step.id);
  if (ids.includes(layTile.id)) return true; // before interest and the run a loan or a right counts for more
  if (ids.includes(layCanadaTile.id)) return extraTileWouldOpen(s);
  if (ids.includes(placeToken.id)) return tokenWouldOpen(s);
  return ids.includes(buyTrain.id);
}

/** R062, R119: the dearest company still to operate; a newly formed CGR comes before all others. */
export function nextToOperate(s: State1856): CompanyId | undefined {
  const { done } = operatingOf<OperatingFrame>(s);
  if (cgrOperatesNext(s)) return CGR;
  return firstByPrice(market, s, (id: CompanyId) => isStarted(s, id) && !done.includes(id));
}

/** R056-R057: begins a company's turn; skips it before the first if too little of the company is sold. */
export function beginTurn(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  const sold = 100 - percentOf(s, company, OFFER);
  const needed = floatPercent(s);
  if (!s.companies[company].operated && sold < needed) {
    emit?.({ type: 'turnSkipped', company, sold, needed });
    return;
  }
  push(s, newTurn(company));
  emit?.({ type: 'turnBegan', company, seat: presiding(s, company) });
}
