// R115: the CGR buys a permanent train as soon as it can pay.
import { ruling } from '../../../engine/core/state.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { CGR } from '../companies.ts';
import { DIESEL_PRICE, EXCHANGE, lastType } from '../phases.ts';
import { type State1856, turnOf } from '../state.ts';
import { canExchange } from '../trains/supply.ts';

/** Whether it has the price of a Diesel, less what a train to exchange takes off; later the duty of all is its own. */
export function cgrMustBuy(s: State1856): boolean {
  if (turnOf(s).company !== CGR || s.cgr.permanent) return false;
  const less = canExchange(s, CGR) ? EXCHANGE : 0;
  if (ruling(s, 'cgrMustBuy') === 'enough') return cashOf(s, CGR) >= lastType(s).price - less;
  return cashOf(s, CGR) > DIESEL_PRICE - less; // what an 8-train costs does not matter there
}
