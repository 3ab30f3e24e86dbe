// Pays out or withholds the whole revenue, or pays it out with money of the treasury on top (R135-R140).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { checkRuns } from '../../../../engine/routes/checkRuns.ts';
import { percentOf } from '../../../../engine/shares/shares.ts';
import { copyOf } from '../../../../engine/trains/depot.ts';
import { wearTrains } from '../../../../engine/trains/obsolescence.ts';
import { type Dividend, dividend as declaring } from '../../../../kernel/money/dividend.ts';
import { payShareholders } from '../../../../kernel/money/shareholders.ts';
import { funds } from '../../../../kernel/turn.ts';
import type { Event1862 } from '../events.ts';
import { moveMarker } from '../moveMarker.ts';
import { active, isInReceivership, must, operator, priceOf, type State1862, turnOf } from '../state.ts';
import { isForBeginners } from '../trains.ts';
import { problemNow } from './run.ts';

const part = (amount: Money, percent: number): Money => (amount * percent) / 100;

/** R139: the least multiple of ten that lifts the revenue to the price. */
const TEN = 10;
export const hudsonSum = (price: Money, revenue: Money): Money => Math.ceil((price - revenue) / TEN) * TEN;

const missing = (s: State1862): Money => hudsonSum(priceOf(s, active(s)), turnOf(s).revenue);

/** R139: money at hand, the subsidy of this turn included. */
const cash = (s: State1862): Money => funds(s) + turnOf(s).subsidy;

/** R140: revenue of the trains that count for it. If only locals count, they are credited first. */
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

/** R132, R147: every train loses a warranty, an obsolete one goes with its last. The subsidy is paid in any case. */
function settleRun(s: State1862, emit: Emit<Event1862>): void {
  const { company, subsidy } = turnOf(s);
  for (const train of wearTrains(s, company)) emit?.({ type: 'trainRusted', owner: company, train });
  pay(s, BANK, treasury(company), subsidy, 'subsidy', emit);
}

/** R135-R136: `added` comes out of the treasury. */
function payOut(s: State1862, added: Money, emit: Emit<Event1862>): void {
  const { company, revenue } = turnOf(s);
  const amount = revenue + added;
  settleRun(s, emit);
  pay(s, treasury(company), BANK, added, 'hudson', emit);
  payShareholders(s, { company, amount, from: BANK, pool: null, part }, emit);
  pay(s, BANK, treasury(company), part(amount, percentOf(s, company, treasury(company))), 'dividend', emit);
  moveMarker(s, { company, cause: 'paid', paid: amount }, emit);
}

/** `hudson`: the treasury adds just enough to lift the sum to the price (R139). */
export type Declared = 'payout' | 'withhold' | 'hudson';

const isHudson = ({ kind }: Dividend<Declared>): boolean => kind === 'hudson';

export const dividend = declaring<State1862, Event1862, Declared>({
  actor: operator,
  revenue: (s) => turnOf(s).revenue,
  mustWithhold: (s) => isInReceivership(s, active(s)), // R085
  tells: (s, kind) => ({ added: kind === 'hudson' ? missing(s) : 0, subsidy: turnOf(s).subsidy }),
  kinds: {
    payout: (s, _, __, emit) => payOut(s, 0, emit),
    withhold(s, _, revenue, emit) {
      const company = active(s);
      settleRun(s, emit);
      pay(s, BANK, treasury(company), revenue, 'withheld', emit);
      moveMarker(s, { company, cause: 'withheld' }, emit);
    },
    hudson: (s, _, __, emit) => payOut(s, missing(s), emit),
  },
}).ask(
  'last',
  must('dividend.receivership', [], (s) => !isInReceivership(s, active(s))),
  must('hudson.beginners', ['kind'], (s, a) => !isHudson(a) || !isForBeginners(s)),
  must(
    'hudson.reached',
    ['kind'],
    (s, a) => !isHudson(a) || turnOf(s).revenue < priceOf(s, active(s)),
    (s) => ({ revenue: turnOf(s).revenue, price: priceOf(s, active(s)) }),
  ),
  must(
    'hudson.earned',
    ['kind'],
    (s, a) => !isHudson(a) || isEnough(s),
    (s) => ({ earned: earned(s) }),
  ),
  must(
    'hudson.tooDear',
    ['kind'],
    (s, a) => !isHudson(a) || missing(s) <= cash(s),
    (s) => ({ sum: missing(s), cash: cash(s) }),
  ),
);
