// R119: when the CGR operates for the first time, and what the formation leaves of a turn that was going on.

import type { Emit } from '../../../engine/core/event.ts';
import { ruling } from '../../../engine/core/state.ts';
import { under } from '../../../engine/flow/frame.ts';
import { CGR, type CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { OperatingFrame, State1856 } from '../state.ts';
import type { FormationFrame } from './exchange.ts';

/** Whether it is the turn of the CGR before all others. */
export function cgrOperatesNext(s: State1856): boolean {
  const first = s.cgr.firstTurn;
  const { set, round, done } = under<OperatingFrame>(s, 'operating');
  return first !== null && first.set === set && first.round === round && !done.includes(CGR);
}

/** The formation is over and has left the stack. */
export function afterFormation(s: State1856, { absorbed }: FormationFrame, emit: Emit<Event1856>): void {
  const operating = under<OperatingFrame>(s, 'operating');
  // By ruling not where one of them has operated in this round, for its trains would run twice.
  const next = ruling(s, 'cgrFirstTurn') === 'always' || !absorbed.some((company) => operating.done.includes(company));
  if (next) s.cgr.firstTurn = { set: operating.set, round: operating.round };
  else operating.done.push(CGR);
  emit?.({ type: 'cgrFirstTurn', when: next ? 'next' : 'nextRound' });
  cutTurn(s, absorbed);
}

/** A company absorbed in its own turn (at the purchase, by ruling) has no more of it. */
function cutTurn(s: State1856, absorbed: readonly CompanyId[]): void {
  const at = s.flow.findIndex((frame) => frame.kind === 'turn' && absorbed.includes(frame.company));
  if (at >= 0) s.flow.splice(at);
}
