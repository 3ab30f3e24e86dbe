// The LNER: what its formation changes (R159-R168), and how a set of operating rounds ends (R157-R159, R167).
import type { Emit } from '../../../engine/core/event.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { moveHeld, OFFER, POOL, percentOf } from '../../../engine/shares/shares.ts';
import { nextRound, type Round } from '../../../kernel/rounds/operating.ts';
import { companyIds } from './companies.ts';
import { endGame } from './end.ts';
import type { Event1862 } from './events.ts';
import { isLast, own, type State1862, startedIds } from './state.ts';

const SHARE = 10;

/** R168: the greatest number of shares that anybody has. */
const mostShares = (s: State1862): number =>
  Math.max(...seatsOf(s).map((seat) => startedIds(s).reduce((sum, id) => sum + percentOf(s, id, seat) / SHARE, 0)));

function formLner(s: State1862, emit: Emit<Event1862>): void {
  s.lner = 'formed';
  for (const id of companyIds) if (own(s, id).status === 'waiting') own(s, id).status = 'out'; // R162
  for (const id of startedIds(s)) moveHeld(s, id, OFFER, POOL); // R164
  s.lastLimit = mostShares(s);
  emit?.({ type: 'lnerFormed', limit: s.lastLimit });
}

/** An operating round is over: the one that follows in its set; null where a stock round does, or nothing. */
export function afterRound(s: State1862, round: Round, emit: Emit<Event1862>): Round | null {
  const next = s.topReached ? null : nextRound(round);
  if (next) return next;
  if (s.topReached)
    endGame(s, 'market', emit); // R157
  else if (isLast(s))
    endGame(s, 'lner', emit); // R159, R167
  else if (s.broken)
    endGame(s, 'bank', emit); // R158
  else if (s.lner === 'due') formLner(s, emit);
  return null;
}
