// R110: a president of the CGR who cannot get his second share is bankrupt.
import type { Seat } from '../../../engine/core/action.ts';
import type { Emit } from '../../../engine/core/event.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { AutoStep, Step } from '../../../engine/core/step.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { CGR } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { bankrupt, type DeclareBankrupt } from '../raise/bankrupt.ts';
import { must } from '../rules.ts';
import { type State1856, stockOf } from '../state.ts';
import { canPaySecondShare, canSell, inTurn, owesSecondShare, secondSharePrice } from './turn.ts';

const isDeclared = (s: State1856): boolean => ruling(s, 'bankruptcy') === 'declared';

const lacks = (s: State1856, seat: Seat): boolean => owesSecondShare(s, seat) && !canPaySecondShare(s, seat);

const missing = (s: State1856, seat: Seat): number => secondSharePrice(s) - cashOf(s, seat);

const fail = (s: State1856, seat: Seat, emit: Emit<Event1856>): void => bankrupt(s, seat, CGR, missing(s, seat), emit);

/** Nobody is asked, unless bankruptcy has to be declared. */
export const secondShare: AutoStep<State1856, Event1856> = {
  id: 'secondShare',
  auto(s, emit) {
    const { seat } = stockOf(s);
    if (lacks(s, seat) && !canSell(s, seat) && !isDeclared(s)) fail(s, seat, emit);
  },
};

export const lackSecondShare: Step<State1856, DeclareBankrupt, Event1856> = {
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
};
