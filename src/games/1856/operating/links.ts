// R051-R052: after each track step every company whose home track now joins with its destination gets its escrow.
import type { Emit } from '../../../engine/core/event.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import { hexOfNode, nodeId } from '../../../engine/track/board.ts';
import { faceOf } from '../../../engine/track/face.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import { perTrack } from '../../../engine/track/memo.ts';
import { mayJoin } from '../../../engine/track/parts.ts';
import { isOffboard, reachFrom } from '../../../engine/track/reach.ts';
import { destinationOf, type OrdinaryId, ordinaryIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { map } from '../map.ts';
import type { State1856 } from '../state.ts';
import { capitalNow, releaseEscrow } from '../stock/capital.ts';

/** By the hex where they begin: what was found out about this track. */
const known = perTrack(() => new Map<HexId, ReadonlySet<HexId>>());

/** The hexes whose locations track joins with a city of this one, whoever stands in between. */
function joinedWith(s: State1856, hex: HexId): ReadonlySet<HexId> {
  const found = known(map, s.board).get(hex);
  if (found) return found;
  const nodes = faceOf(map, s.board, hex).nodes.map((_, i) => nodeId(hex, i));
  const { stops } = reachFrom(map, s.board, nodes, { passes: (stop) => !isOffboard(stop) });
  const hexes = new Set([...stops].map(hexOfNode));
  known(map, s.board).set(hex, hexes);
  return hexes;
}

function isLinked(s: State1856, company: OrdinaryId): boolean {
  const { from, to } = destinationOf(s, company);
  return to.some((hex) => mayJoin(map, s.board, from, hex) && joinedWith(s, from).has(hex));
}

/** Whether a destination means anything to a company: to one that is not started, as long as it would have an escrow. */
function hasDestination(s: State1856, company: OrdinaryId): boolean {
  const { status, capital, linked } = s.companies[company];
  if (status === 'waiting') return !linked && capitalNow(s) === 'escrow';
  return status === 'started' && !linked && capital === 'escrow';
}

function checkLinks(s: State1856, emit: Emit<Event1856>): void {
  for (const company of ordinaryIds) {
    if (!hasDestination(s, company) || !isLinked(s, company)) continue;
    s.companies[company].linked = true;
    emit?.({ type: 'destinationReached', company });
    releaseEscrow(s, company, emit);
  }
}

export const links: AutoStep<State1856, Event1856> = { id: 'links', auto: checkLinks };
