// A company is started by buying its president's certificate at a par of the buyer's choice.
import type { Seat } from '../../engine/core/action.ts';
import { must } from '../../engine/core/condition.ts';
import type { GameEvent } from '../../engine/core/event.ts';
import { type Known, oneOf } from '../../engine/core/fields.ts';
import { treasury } from '../../engine/core/owner.ts';
import { type Step, step } from '../../engine/core/step.ts';
import { cashOf, type Money, type Paid, pay } from '../../engine/money/bank.ts';
import { givePresidency } from '../../engine/shares/shares.ts';
import { editable } from '../editing.ts';
import type { RailState } from '../rail.ts';
import { presidentsPercent } from './presidency.ts';
import { acts, inTurn } from './round.ts';
import { costOf } from './sellBlock.ts';

export interface StartCompany {
  readonly type: 'startCompany';
  readonly company: string;
  readonly par: Money;
}

export interface CompanyStarted {
  readonly type: 'companyStarted';
  readonly seat: Seat;
  readonly company: string;
  readonly par: Money;
}

export interface StartRules<S, A extends StartCompany> {
  /** Companies that can be named: a fixed list, or the table's. */
  readonly companies: readonly A['company'][] | ((s: S) => Known);
  /** Companies that can be started. */
  waiting(s: S): readonly A['company'][];
  isWaiting(s: S, company: A['company']): boolean;
  /** Prices at which a company can be started, and those that can be chosen now; by default all. */
  readonly pars: readonly Money[];
  parsNow?(s: S): readonly Money[];
  /** The most certificates that a player may hold, and true if he may take the president's. */
  certificateLimit(s: S): number;
  mayStart(s: S, seat: Seat): boolean;
  /** Price of the start; by default the shares of the president's certificate at par. */
  startPrice?(s: S, a: A): Money;
  /** Fields in place of a company and a par, or beside them. */
  readonly fields?: Partial<Step<S, A, never>['fields']>;
}

export function startCompany<S extends RailState, E extends GameEvent, A extends StartCompany = StartCompany>(
  rules: StartRules<S, A>,
) {
  const price =
    rules.startPrice ?? ((s: S, { company, par }: A) => costOf(s, company, presidentsPercent(s, company), par));
  return editable(
    step<S, A, E | Paid<'share'> | CompanyStarted>()({
      id: 'startCompany',
      actor: inTurn,
      fields: {
        company: oneOf<S, StartCompany>(rules.companies, rules.waiting),
        par: oneOf<S, StartCompany>(rules.pars, rules.parsNow),
        ...rules.fields,
      } as unknown as Step<S, A, never>['fields'],
      conditions: [
        must(
          'share.certificateLimit',
          [],
          (s: S, _: StartCompany, seat: Seat) => rules.mayStart(s, seat),
          (s) => ({ limit: rules.certificateLimit(s) }),
        ),
        must('start.started', ['company'], (s: S, a: StartCompany) => rules.isWaiting(s, a.company)),
        must(
          'share.tooDear',
          ['company', 'par'],
          (s: S, a: A, seat: Seat) => cashOf(s, seat) >= price(s, a),
          (s, a, seat) => ({ price: price(s, a), cash: cashOf(s, seat) }),
        ),
      ],
      apply(s, a, emit, seat) {
        const { company, par } = a;
        const cost = price(s, a);
        emit?.({ type: 'companyStarted', seat, company, par });
        givePresidency(s, company, seat);
        pay(s, seat, treasury(company), cost, 'share', emit);
        acts(s, seat).bought = company;
      },
    }),
  );
}
