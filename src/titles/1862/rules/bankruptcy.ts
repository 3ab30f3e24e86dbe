// Bankruptcy for want of a train or at price 0 (R153-R155, R210), and the return to the IPO, where a company can be
// started again.
import type { Emit } from '../../../engine/core/event.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { ruling } from '../../../engine/core/state.ts';
import { BANK, pay } from '../../../engine/money/bank.ts';
import { offered, percentOf } from '../../../engine/shares/shares.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import { scrapTrain } from '../../../engine/trains/obsolescence.ts';
import { waitAgain } from '../../../kernel/exchange/absorb.ts';
import { takeTokens } from '../../../kernel/exchange/tokens.ts';
import { treasuryOf } from '../../../kernel/figures.ts';
import type { CompanyId } from './companies.ts';
import type { Event1862 } from './events.ts';
import { own, priceOf, type State1862, unstarted } from './state.ts';

/**
 * Returns a company to the IPO after a missed obligation, a bankruptcy or an absorption (R099, R155, R188). Callers
 * settle its money, trains and tokens on the map first.
 */
export function backToIpo(s: State1862, id: CompanyId): void {
  waitAgain(s, id, offered(30, 10));
  Object.assign(own(s, id), { status: 'waiting', ...unstarted() });
  s.obligations = s.obligations.filter(({ company }) => company !== id);
}

/** Cause of a bankruptcy: no train, or a price at the bottom of the market. */
export type Ruin = 'noTrain' | 'price';

/** R154: half the price a share, rounded down, if the company had no train. */
const compensation = (s: State1862, company: CompanyId, ruin: Ruin): number =>
  ruin === 'noTrain' ? Math.floor(priceOf(s, company) / 2) : 0;

export function goBankrupt(s: State1862, company: CompanyId, ruin: Ruin, emit: Emit<Event1862>): void {
  const each = compensation(s, company, ruin);
  emit?.({ type: 'companyBankrupt', company, ruin, share: each });
  for (const seat of seatsOf(s)) pay(s, BANK, seat, (each * percentOf(s, company, seat)) / 10, 'bankruptcy', emit);
  pay(s, treasury(company), BANK, treasuryOf(s, company), 'bankruptcy', emit);
  // by the ruling `bankruptTrains` they may stay with it, and remain for sale
  if (ruling(s, 'bankruptTrains') === 'gone')
    for (const train of [...trainsOf(s, company)]) scrapTrain(s, company, train);
  takeTokens(s, company);
  backToIpo(s, company);
  const turn = s.flow.find((frame) => frame.kind === 'turn');
  if (turn?.kind === 'turn' && turn.company === company) turn.at = 'endTurn'; // R210
}
