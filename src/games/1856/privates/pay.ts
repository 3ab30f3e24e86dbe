// R019, R132: each private pays its owner at the start of an operating round.
import type { Emit } from '../../../engine/core/event.ts';
import { BANK, pay } from '../../../engine/money/bank.ts';
import type { Event1856 } from '../events.ts';
import { privateIds, privates } from '../privateCompanies.ts';
import { type State1856, UNSOLD } from '../state.ts';

export function payPrivates(s: State1856, emit: Emit<Event1856>): void {
  for (const id of privateIds) {
    const owner = s.privates[id];
    if (owner !== UNSOLD && owner !== null) pay(s, BANK, owner, privates[id].revenue, 'private', emit);
  }
}
