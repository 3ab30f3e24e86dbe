// A company gets traffic (R010, R076).
import type { Emit } from '../../../engine/core/event.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { own, type State1865 } from '../state.ts';

export function gainTraffic(
  s: State1865,
  company: CompanyId,
  amount: number,
  _reason: 'home',
  _emit: Emit<Event1865>,
): void {
  own(s, company).traffic += amount;
}
