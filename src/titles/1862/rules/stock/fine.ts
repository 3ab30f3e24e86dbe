// The fine for a missed obligation: cash first, then blocks of shares of his choice, until it is paid or nothing is left to
// sell (R031-R033).
import type { Emit, GameEvent } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import type { AutoStep, Step } from '../../../../engine/core/step.ts';
import { type FrameDef, frameOf } from '../../../../engine/flow/frame.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { percentOf } from '../../../../engine/shares/shares.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import type { FineFrame } from '../frames.ts';
import { must } from '../rules.ts';
import { type State1862, startedIds } from '../state.ts';
import { canSell, sellBlock } from './sell.ts';
import { blocks } from './sellShares.ts';

export interface RaiseCash {
  readonly type: 'raiseCash';
  readonly company: CompanyId;
  readonly percent: number;
}

const fineOf = (s: State1862): FineFrame => frameOf<FineFrame>(s, 'fine');

/** Whether something is owed, and something can be sold for it. */
const mustSell = (s: State1862): boolean => {
  const { seat, left } = fineOf(s);
  return left > 0 && startedIds(s).some((id) => blocks.some((percent) => canSell(s, seat, id, percent)));
};

/** Whether something is owed, and there is cash for it. */
const canPay = (s: State1862): boolean => fineOf(s).left > 0 && cashOf(s, fineOf(s).seat) > 0;

const payCash: AutoStep<State1862, Event1862> = {
  id: 'payFine',
  auto(s, emit) {
    const frame = fineOf(s);
    const amount = Math.min(frame.left, cashOf(s, frame.seat));
    pay(s, frame.seat, BANK, amount, 'fine', emit);
    frame.left -= amount;
  },
};

/** R033: by the usual rules, but also what was bought in the round. */
const raiseCash: Step<State1862, RaiseCash, Event1862> = {
  id: 'raiseCash',
  actor: (s) => fineOf(s).seat,
  fields: {
    company: oneOf(companyIds, startedIds),
    percent: oneOf(blocks, (s, a, seat) => blocks.filter((percent) => percent <= percentOf(s, a.company, seat))),
  },
  conditions: [
    must('fine.paid', [], (s) => fineOf(s).left > 0),
    must(
      'sell.notHeld',
      ['company', 'percent'],
      (s, a, seat) => a.percent <= percentOf(s, a.company, seat),
      (s, a, seat) => ({ company: a.company, held: percentOf(s, a.company, seat) }),
    ),
    must(
      'sell.presidency',
      ['company', 'percent'],
      (s, a, seat) => canSell(s, seat, a.company, a.percent),
      (_, a) => ({ company: a.company }),
    ),
  ],
  apply: (s, { company, percent }, emit, seat) => sellBlock(s, seat, company, percent, emit),
  pass() {},
  passing: [
    must(
      'fine.mustSell',
      [],
      (s) => !mustSell(s),
      (s) => ({ left: fineOf(s).left }),
    ),
  ],
};

export const fineFrame: FrameDef<State1862> = {
  cite: '4',
  stages: { pay: payCash, sell: raiseCash },
  again: (s) => canPay(s) || mustSell(s),
  end(_, { seat, company, left }: FineFrame, emit: Emit<GameEvent>) {
    if (left > 0) (emit as Emit<Event1862>)?.({ type: 'fineForgiven', seat, company, left });
  },
};
