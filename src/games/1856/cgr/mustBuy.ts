// R115: the CGR buys a permanent train as soon as it can pay.
import { ruling } from '../../../engine/core/state.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { CGR } from '../companies.ts';
import { EXCHANGE, lastType } from '../phases.ts';
import { type State1856, turnOf } from '../state.ts';
import { canExchange } from '../trains/supply.ts';

/** Whether it has the price of a Diesel, less what a train to exchange takes off; later the duty of all is its own. */
export function cgrMustBuy(s: State1856): boolean {
  if (turnOf(s).company !== CGR || s.cgr.permanent) return false;
  const price = lastType(s).price - (canExchange(s, CGR) ? EXCHANGE : 0);
  return ruling(s, 'cgrMustBuy') === 'enough' ? cashOf(s, CGR) >= price : cashOf(s, CGR) > price;
}
