// A company is refinanced (R150, R196): it gets ten times the price of its IPO marker.
import type { Emit } from '../../../engine/core/event.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { BANK, pay } from '../../../engine/money/bank.ts';
import type { Event1862 } from '../events.ts';
import { own, type State1862, turnOf } from '../state.ts';

export function beginRefinancing(s: State1862, emit: Emit<Event1862>): void {
  const { company } = turnOf(s);
  pay(s, BANK, treasury(company), 10 * own(s, company).ipo, 'refinancing', emit);
}
