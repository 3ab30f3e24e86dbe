// R115: the CGR buys a permanent train as soon as it can pay.
import { treasury } from '../../../engine/core/owner.ts';
import { ruling } from '../../../engine/core/state.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import { CGR } from '../companies.ts';
import { DIESEL_PRICE, EXCHANGE, lastType } from '../phases.ts';
import { type State1856, turnOf } from '../state.ts';
import { canExchange, cheapestPrice, trainLimit } from '../trains/supply.ts';

/** Until it has owned a permanent train; later the duty of all is its own. */
export function cgrMustBuy(s: State1856): boolean {
  if (turnOf(s).company !== CGR || s.cgr.permanent) return false;
  const cash = cashOf(s, treasury(CGR));
  const less = canExchange(s, CGR) ? EXCHANGE : 0;
  const ruled = ruling(s, 'cgrMustBuy');
  if (ruled === 'more') return cash > DIESEL_PRICE - less; // what an 8-train costs does not matter there
  const paysLast = cash >= lastType(s).price - less;
  return paysLast || (ruled === 'any' && hasRoom(s) && cash >= cheapestPrice(s, CGR));
}

const hasRoom = (s: State1856): boolean => trainsOf(s, CGR).length < trainLimit(s, CGR);
