// The formation as if the first 6-train had just been sold: what anybody may want to know long before it is.
import type { Seat } from '../../../../engine/core/action.ts';
import { ownCopy } from '../../../../engine/core/kept.ts';
import type { OperatingFrame } from '../frames.ts';
import type { State1856 } from '../state.ts';
import { beginFormation } from './formation.ts';

/** Between operating rounds it would be as in a round in which nobody has had his turn. */
const noRound: OperatingFrame = { kind: 'operating', at: 'nextTurn', set: 0, round: 1, of: 1, last: false, done: [] };

/** A position in which the loans are called in and nothing else is going on. */
export function calledIn(now: State1856, buyer: Seat): State1856 {
  const s = ownCopy(now);
  const round = s.flow.find((frame) => frame.kind === 'operating') ?? { ...noRound, done: [] };
  s.flow = [round];
  s.phase = '6';
  s.cgr.stage = 'due';
  s.cgr.buyer = buyer;
  beginFormation(s, undefined);
  return s;
}
