// Everybody who holds certificates of the target is paid for them (R146-R147).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { isSeat } from '../../../../engine/shares/shares.ts';
import type { Event1865 } from '../events.ts';
import type { ExchangeFrame } from '../frames.ts';
import type { State1865 } from '../state.ts';
import { sharesOf } from './compensation.ts';

/** R146: a player is paid; for the bank pool and the Dragons the bank is. */
export function payOff(
  s: State1865,
  { survivor, absorbed, price, holders }: ExchangeFrame,
  emit: Emit<Event1865>,
): void {
  const company = absorbed[0]!;
  const holder = holders[0]!;
  const shares = sharesOf(s, company, holder);
  const sum = shares * price;
  emit?.({ type: 'sharesPaidOff', company, by: survivor, holder, shares, sum });
  pay(s, treasury(survivor), isSeat(holder) ? holder : BANK, sum, 'absorption', emit);
}
