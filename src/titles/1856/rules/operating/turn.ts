// A company's turn: who is next and may begin (R056-R057, R062, R119), and where it is waited for an aside (R064).
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

/** What a loan would bring, if the company can have one. */
const loanOpen = (s: State1856): number => (isOpen(s, takeLoan) ? LOAN : 0);

/** The company with a loan more, if it can have one. */
export function withLoan(s: State1856): State1856 {
  const purse = treasury(turnOf(s).company);
  const loan = loanOpen(s);
  return loan === 0 ? s : { ...s, cash: { ...s.cash, [purse]: cashOf(s, purse) + loan } };
}

/** Whether it can place a token of its own, if need be with a loan. */
export function canPlaceWithLoan(s: State1856): boolean {
  const { company } = turnOf(s);
  if (tokensLeft(s, company) === 0) return false;
  return isOpen(funds(s) >= tokenCost(s, company) ? s : withLoan(s), placeToken);
}

/** R024: after the tile of the turn the Canada Company would allow another. */
const extraTileWouldOpen = (s: State1856): boolean =>
  couldBuy(s, 'TCC', loanOpen(s)) && isOpen(owning(withLoan(s), 'TCC'), layCanadaTile);

const tokenWouldOpen = (s: State1856): boolean =>
  canPlaceWithLoan(s) || (couldBuy(s, 'WSRC', loanOpen(s)) && isOpen(owning(withLoan(s), 'WSRC'), placeKitchenerToken));

/** As if the company had this private. */
const owning = (s: State1856, id: PrivateId): State1856 => ({
  ...s,
  privates: { ...s.privates, [id]: treasury(turnOf(s).company) },
});

/** From its first turn on a company has operated: its quota is not asked for again (R057), its home is its own. */
export const endTurn: AutoStep<State1856, Event1856> = {
  id: 'endTurn',
  auto(s) {
    s.companies[turnOf(s).company].operated = true;
  },
};

/**
 * A stage in which nothing can be done is still waited for where a loan or a private would open it; at the end of the
 * turn wherever one of them can be had at all, for there is no later moment.
 */
export function waits(s: State1856, open: readonly AnyStep<State1856>[]): boolean {
  const ids = open.map((step) => step.id);
  if (ids.includes(layTile.id)) return true; // before interest and the run a loan or a right counts for more
  if (ids.includes(layCanadaTile.id)) return extraTileWouldOpen(s);
  if (ids.includes(placeToken.id)) return tokenWouldOpen(s);
  return ids.includes(buyTrain.id);
}

/** R062, R119: the dearest that has not had its turn; before all others the CGR that has just been formed. */
export function nextToOperate(s: State1856): CompanyId | undefined {
  const { done } = operatingOf<OperatingFrame>(s);
  if (cgrOperatesNext(s)) return CGR;
  return firstByPrice(market, s, (id: CompanyId) => isStarted(s, id) && !done.includes(id));
}

/** R056-R057: before its first turn enough of a company must be sold. */
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
