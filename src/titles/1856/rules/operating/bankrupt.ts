// A president who cannot pay is bankrupt, and the game ends (R071, R094, R124).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { missingFor } from '../../../../kernel/raise/raise.ts';
import type { CompanyId } from '../companies.ts';
import { endGame } from '../end.ts';
import type { Event1856 } from '../events.ts';
import { must } from '../rules.ts';
import type { State1856 } from '../state.ts';
import { canSellMore, needOf, payer } from './raiseCash.ts';

export interface DeclareBankrupt {
  readonly type: 'declareBankrupt';
}

export const declareBankrupt: Step<State1856, DeclareBankrupt, Event1856> = {
  id: 'declareBankrupt',
  actor: payer,
  fields: {},
  conditions: [
    must('bankrupt.canPay', [], (s) => {
      const need = needOf(s);
      return need !== null && missingFor(s, need) > 0;
    }),
    must(
      'bankrupt.canSell',
      [],
      (s) => ruling(s, 'bankruptcy') === 'declared' || !canSellMore(s, needOf(s)!),
      (s) => ({ missing: missingFor(s, needOf(s)!) }),
    ),
  ],
  apply(s, _, emit, seat) {
    const need = needOf(s)!;
    const missing = missingFor(s, need);
    payIn(s, seat, emit);
    bankrupt(s, seat, need.company, missing, emit);
  },
};

/** What he has goes to the bank; the shares he could not sell are his (R094). */
export const payIn = (s: State1856, seat: Seat, emit: Emit<Event1856>): void =>
  pay(s, seat, BANK, cashOf(s, seat), 'bankruptcy', emit);

export function bankrupt(s: State1856, seat: Seat, company: CompanyId, missing: number, emit: Emit<Event1856>): void {
  s.bankrupt = seat;
  emit?.({ type: 'wentBankrupt', seat, company, missing });
  endGame(s, 'bankrupt', emit);
}
