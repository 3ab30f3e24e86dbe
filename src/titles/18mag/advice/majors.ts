// A director's turn: pays out the major's money, which moves its price. No tokens are placed.
import { cashOf, percentOf, treasury } from '../../../engine/index.ts';
import { majorTurnOf, type State18Mag } from '../rules/state.ts';
import { riseBy } from './shares.ts';
import type { Idea, Situation } from './situation.ts';

/** Ten shares pay a tenth each. */
const STEP = 10;

/** Value of kept money: it is paid out in a later round, if there is one. */
const KEPT = 0.5;
/** Passing is not possible here, so even the worst option is returned. */
const BASE = 1000;

function dividendWorth(s: State18Mag, seat: number, amount: number): number {
  const { company } = majorTurnOf(s);
  const shares = percentOf(s, company, seat) / STEP;
  const kept = cashOf(s, treasury(company)) - amount;
  return shares * (amount / STEP + riseBy(s, company, amount) + KEPT * (kept / STEP));
}

export function dividendIdeas({ s, seat }: Situation): Idea[] {
  const cash = cashOf(s, treasury(majorTurnOf(s).company));
  return Array.from({ length: Math.floor(cash / STEP) + 1 }, (_, i) => ({
    action: { type: 'dividend', amount: i * STEP },
    value: BASE + dividendWorth(s, seat, i * STEP),
  }));
}
