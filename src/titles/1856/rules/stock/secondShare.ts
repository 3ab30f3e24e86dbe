// R110: a president of the CGR who cannot get his second share is bankrupt.
import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { ruling, since } from '../../../../engine/core/state.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import { inTurn, stockOf } from '../../../../kernel/stock/round.ts';
import { canPaySecondShare, owesSecondShare, secondSharePrice } from '../cgr/halfPresident.ts';
import { CGR } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { bankrupt, type DeclareBankrupt, payIn } from '../operating/raiseCash.ts';
import type { State1856 } from '../state.ts';
import { canSell } from './sellShares.ts';

/** True in rules version 1 with declared bankruptcy, which then held here as well as in operating rounds. */
const isDeclared = (s: State1856): boolean => ruling(s, 'bankruptcy') === 'declared' && !since(s, 2);

/** True if a bankrupt player's cash still counts for him, as on 18xx.games. */
const keepsCash = (s: State1856): boolean => ruling(s, 'bankruptcy') === 'declared' && since(s, 2);

const lacks = (s: State1856, seat: Seat): boolean => owesSecondShare(s, seat) && !canPaySecondShare(s, seat);

const missing = (s: State1856, seat: Seat): number => secondSharePrice(s) - cashOf(s, seat);

function fail(s: State1856, seat: Seat, emit: Emit<Event1856>): void {
  const short = missing(s, seat);
  if (!keepsCash(s)) payIn(s, seat, emit);
  bankrupt(s, seat, CGR, short, emit);
}

/** Makes a president bankrupt unasked, unless bankruptcy has to be declared. */
export const secondShare: AutoStep<State1856, Event1856> = {
  id: 'secondShare',
  auto(s, emit) {
    const { seat } = stockOf(s);
    if (lacks(s, seat) && !canSell(s, seat) && !isDeclared(s)) fail(s, seat, emit);
  },
};

export const lackSecondShare = step<State1856, DeclareBankrupt, Event1856>()({
  id: 'declareBankrupt',
  actor: inTurn,
  fields: {},
  conditions: [
    must('bankrupt.canPay', [], (s, _, seat) => lacks(s, seat)),
    must(
      'bankrupt.canSell',
      [],
      (s, _, seat) => isDeclared(s) || !canSell(s, seat),
      (s, _, seat) => ({ missing: missing(s, seat) }),
    ),
  ],
  apply: (s, _, emit, seat) => fail(s, seat, emit),
});
