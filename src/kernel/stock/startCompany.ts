// A company is started by buying its president's certificate at a par of the buyer's choice.
import type { Seat } from '../../engine/core/action.ts';
import { type Condition, conditionsOf } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import type { Core } from '../../engine/core/state.ts';
import type { Step } from '../../engine/core/step.ts';
import { type BankSlice, cashOf, type Money } from '../../engine/money/bank.ts';
import type { SharesSlice } from '../../engine/shares/shares.ts';
import { givePresidency } from '../../engine/shares/shares.ts';
import type { BuyRefusals } from './buying.ts';
import { presidentsPercent } from './presidency.ts';
import { acts, inTurn } from './round.ts';
import { costOf } from './sellBlock.ts';

export interface StartCompany {
  readonly type: 'startCompany';
  readonly company: string;
  readonly par: Money;
}

export interface StartRefusals {
  'start.started': { company: string };
}

export interface CompanyStarted {
  readonly type: 'companyStarted';
  readonly seat: Seat;
  readonly company: string;
  readonly par: Money;
}

export interface StartRules<S, E extends GameEvent> {
  readonly companies: readonly string[];
  /** The prices at which one can be started. */
  readonly pars: readonly Money[];
  isWaiting(s: S, company: string): boolean;
  /** How many certificates a player may hold, and whether he may take one more. */
  limit(s: S): number;
  hasRoom(s: S, seat: Seat): boolean;
  /** Asked before anything else. */
  readonly first?: readonly Condition<S, StartCompany>[];
  /** The price is paid, and the company comes into play. The buyer has its certificate already. */
  start(s: S, a: StartCompany, seat: Seat, price: Money, emit: Emit<E>): void;
}

const must = conditionsOf<StartRefusals & BuyRefusals>();

export function startCompany<S extends Core & SharesSlice & BankSlice, E extends GameEvent>(
  rules: StartRules<S, E>,
): Step<S, StartCompany, E | CompanyStarted> {
  const price = (s: S, { company, par }: StartCompany): Money => costOf(s, company, presidentsPercent(s, company), par);
  return {
    id: 'startCompany',
    actor: inTurn,
    fields: {
      company: oneOf(rules.companies, (s) => rules.companies.filter((id) => rules.isWaiting(s, id))),
      par: oneOf(rules.pars),
    },
    conditions: [
      ...(rules.first ?? []),
      must(
        'share.certificateLimit',
        [],
        (s, _, seat) => rules.hasRoom(s, seat),
        (s) => ({ limit: rules.limit(s) }),
      ),
      must(
        'start.started',
        ['company'],
        (s, a) => rules.isWaiting(s, a.company),
        (_, a) => ({ company: a.company }),
      ),
      must(
        'share.tooDear',
        ['company', 'par'],
        (s, a, seat) => cashOf(s, seat) >= price(s, a),
        (s, a, seat) => ({ price: price(s, a), cash: cashOf(s, seat) }),
      ),
    ],
    apply(s, a, emit, seat) {
      const { company, par } = a;
      emit?.({ type: 'companyStarted', seat, company, par });
      givePresidency(s, company, seat);
      rules.start(s, a, seat, price(s, a), emit);
      acts(s, seat).bought = company;
    },
  };
}
