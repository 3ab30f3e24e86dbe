// R051-R052: after each track step, companies with track from home to their destination get their escrow.
import type { Emit } from '../../../../engine/core/event.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { nodeId } from '../../../../engine/track/board.ts';
import { trackOn } from '../../../../engine/track/hexTrack.ts';
import { perTrack } from '../../../../engine/track/memo.ts';
import { mayJoin } from '../../../../engine/track/parts.ts';
import { isOffboard, reachFrom } from '../../../../engine/track/reach.ts';
import { type Destination, destinationOf, type OrdinaryId, ordinaryIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { map } from '../map.ts';
import type { State1856 } from '../state.ts';
import { capitalNow, releaseEscrow } from '../stock/capital.ts';

/** Answers found so far on this track. */
const known = perTrack(() => new Map<Destination, boolean>());

/** True if track joins a city of `from` with a location of `to`, regardless of tokens in between. */
function isJoined({ board }: State1856, { from, to }: Destination): boolean {
  const near = to.filter((hex) => mayJoin(map, board, from, hex));
  if (near.length === 0) return false;
  const nodes = trackOn(map, board, from).nodes.map((_, i) => nodeId(from, i));
  const { stopsFound } = reachFrom(map, board, nodes, { passes: (stop) => !isOffboard(stop) });
  return stopsFound.some(({ hex }) => near.includes(hex));
}

function isLinked(s: State1856, company: OrdinaryId): boolean {
  const destination = destinationOf(s, company);
  const links = known(map, s.board);
  let linked = links.get(destination);
  if (linked === undefined) {
    linked = isJoined(s, destination);
    links.set(destination, linked);
  }
  return linked;
}

/** True if its destination matters to a company; to an unstarted one only while it would start with an escrow. */
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
