// A company is bankrupt: it got no train, or its price came to 0 (R153-R155, R210).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { seatsOf } from '../../../../engine/core/seats.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { percentOf } from '../../../../engine/shares/shares.ts';
import { boardToWrite } from '../../../../engine/track/board.ts';
import { removeToken, tokenNodes } from '../../../../engine/track/tokens.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import { scrapTrain } from '../../../../engine/trains/obsolescence.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { backToIpo } from '../restart.ts';
import { priceOf, type State1862 } from '../state.ts';

/** It could not get a train, or its price has come to the last space. */
export type Ruin = 'noTrain' | 'price';

/** R154: half the price a share, rounded down, where it was for want of a train. */
const compensation = (s: State1862, company: CompanyId, ruin: Ruin): number =>
  ruin === 'noTrain' ? Math.floor(priceOf(s, company) / 2) : 0;

export function goBankrupt(s: State1862, company: CompanyId, ruin: Ruin, emit: Emit<Event1862>): void {
  const each = compensation(s, company, ruin);
  emit?.({ type: 'companyBankrupt', company, ruin, share: each });
  for (const seat of seatsOf(s)) pay(s, BANK, seat, (each * percentOf(s, company, seat)) / 10, 'bankruptcy', emit);
  pay(s, treasury(company), BANK, cashOf(s, treasury(company)), 'bankruptcy', emit);
  // by the ruling `bankruptTrains` they stay with it, and are for sale
  if (ruling(s, 'bankruptTrains') === 'gone')
    for (const train of [...trainsOf(s, company)]) scrapTrain(s, company, train);
  for (const node of tokenNodes(s.board, company)) removeToken(boardToWrite(s), company, node);
  backToIpo(s, company);
  const turn = s.flow.find((frame) => frame.kind === 'turn');
  if (turn?.kind === 'turn' && turn.company === company) turn.at = 'endTurn'; // R210
}
