// What the runs brought is paid out or withheld, all of it, or paid out with money of the treasury on top (R135-R140).
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf, type Money, pay } from '../../../../engine/money/bank.ts';
import { checkRuns } from '../../../../engine/routes/checkRuns.ts';
import { percentOf } from '../../../../engine/shares/shares.ts';
import { copyOf } from '../../../../engine/trains/depot.ts';
import { wearTrains } from '../../../../engine/trains/obsolescence.ts';
import { payShareholders } from '../../../../kernel/money/shareholders.ts';
import { dividendCause } from '../../../../kernel/stock/priceTable.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { moveMarker } from '../prices.ts';
import { must } from '../rules.ts';
import { isInReceivership, operator, priceOf, type State1862, turnOf } from '../state.ts';
import { isForBeginners } from '../trains.ts';
import { problemNow } from './run.ts';

export interface Dividend {
  readonly type: 'dividend';
  /** `hudson`: just as much of the treasury is added as lifts the sum to the price (R139). */
  readonly kind: 'payout' | 'withhold' | 'hudson';
}

const part = (amount: Money, percent: number): Money => (amount * percent) / 100;

/** R139: the least in tens that makes the revenue reach the price. */
const TEN = 10;
export const hudsonSum = (price: Money, revenue: Money): Money => Math.ceil((price - revenue) / TEN) * TEN;

const missing = (s: State1862): Money => hudsonSum(priceOf(s, turnOf(s).company), turnOf(s).revenue);

/** R139: the subsidy of this turn is at hand. */
const funds = (s: State1862): Money => cashOf(s, treasury(turnOf(s).company)) + turnOf(s).subsidy;

/** R140: what the trains that count for it earned. Locals are credited first, where only they count. */
function earned(s: State1862): Money {
  const { runs, revenue } = turnOf(s);
  if (ruling(s, 'hudsonTrains') === 'any') return revenue;
  const isLocal = ({ train }: { train: string }): boolean => copyOf(s, train).kind === 'local';
  const credited = checkRuns(
    problemNow(s),
    [...runs].sort((a, b) => Number(isLocal(b)) - Number(isLocal(a))),
  );
  return 'code' in credited ? 0 : credited.runs.filter(isLocal).reduce((sum, one) => sum + one.revenue, 0);
}

/** R140 */
const isEnough = (s: State1862): boolean => (ruling(s, 'hudsonFrom') === '10' ? earned(s) >= TEN : earned(s) > TEN);

/** R147: after the run every train has a warranty less, and an obsolete one goes with its last. */
function wear(s: State1862, company: CompanyId, emit: Emit<Event1862>): void {
  for (const train of wearTrains(s, company)) emit?.({ type: 'trainRusted', owner: company, train });
}

function declare(s: State1862, kind: Dividend['kind'], emit: Emit<Event1862>): void {
  const { company, revenue, subsidy } = turnOf(s);
  const added = kind === 'hudson' ? missing(s) : 0;
  const paid = kind === 'withhold' ? 0 : revenue + added;
  emit?.({ type: 'dividendDeclared', company, kind, revenue, added, subsidy });
  wear(s, company, emit);
  pay(s, BANK, treasury(company), subsidy, 'subsidy', emit); // R132
  pay(s, treasury(company), BANK, added, 'hudson', emit);
  pay(s, BANK, treasury(company), kind === 'withhold' ? revenue : 0, 'withheld', emit);
  // R135
  payShareholders(s, { company, amount: paid, from: BANK, pool: null, part }, emit);
  pay(s, BANK, treasury(company), part(paid, percentOf(s, company, treasury(company))), 'dividend', emit);
  moveMarker(s, { company, cause: dividendCause(paid), paid }, emit); // R136
}

const isWithheld = (s: State1862): boolean => turnOf(s).revenue === 0 || isInReceivership(s, turnOf(s).company);

export const dividend: Step<State1862, Dividend, Event1862> = {
  id: 'dividend',
  actor: operator,
  fields: { kind: oneOf(['payout', 'withhold', 'hudson']) },
  conditions: [
    must(
      'dividend.nothing',
      [],
      (s) => turnOf(s).revenue > 0,
      (s) => ({ company: turnOf(s).company }),
    ),
    must(
      'dividend.receivership',
      [],
      (s) => !isInReceivership(s, turnOf(s).company),
      (s) => ({ company: turnOf(s).company }),
    ),
    must('hudson.beginners', ['kind'], (s, a) => a.kind !== 'hudson' || !isForBeginners(s)),
    must(
      'hudson.reached',
      ['kind'],
      (s, a) => a.kind !== 'hudson' || turnOf(s).revenue < priceOf(s, turnOf(s).company),
      (s) => ({ revenue: turnOf(s).revenue, price: priceOf(s, turnOf(s).company) }),
    ),
    must(
      'hudson.earned',
      ['kind'],
      (s, a) => a.kind !== 'hudson' || isEnough(s),
      (s) => ({ earned: earned(s) }),
    ),
    must(
      'hudson.tooDear',
      ['kind'],
      (s, a) => a.kind !== 'hudson' || missing(s) <= funds(s),
      (s) => ({ sum: missing(s), cash: funds(s) }),
    ),
  ],
  apply: (s, { kind }, emit) => declare(s, kind, emit),
  /** R085, R136: where there is nothing to decide it is withheld. */
  pass: (s, emit) => declare(s, 'withhold', emit),
  passing: [must('dividend.undecided', [], isWithheld, (s) => ({ revenue: turnOf(s).revenue }))],
};
