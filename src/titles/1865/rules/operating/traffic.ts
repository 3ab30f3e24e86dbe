// Traffic comes to a company and stays with it (R010, R076, R104, R115, R121).
import type { Emit } from '../../../../engine/core/event.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { hexOfNode, indexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import type { NodeFacts } from '../../../../engine/track/facts.ts';
import { trackOn } from '../../../../engine/track/hexTrack.ts';
import { tokenNodes, tokensAt } from '../../../../engine/track/tokens.ts';
import type { Event1865, TrafficReason } from '../events.ts';
import { mapOf } from '../map.ts';
import { isLaunched, operating, own, type State1865 } from '../state.ts';

export function gainTraffic(
  s: State1865,
  company: string,
  amount: number,
  reason: TrafficReason,
  emit: Emit<Event1865>,
): void {
  if (amount === 0) return;
  own(s, company).traffic += amount;
  emit?.({ type: 'trafficGained', company, amount, reason, traffic: own(s, company).traffic });
}

const nodeAt = (s: State1865, place: NodeId): NodeFacts =>
  trackOn(mapOf(s), s.board, hexOfNode(place)).nodes[indexOfNode(place)]!;

/** In this game the figure of a place is its traffic; a print without a tile has none. */
export const trafficOf = ({ value }: Pick<NodeFacts, 'value'>): number => value as number;

/** The present traffic of a place. */
export const trafficAt = (s: State1865, place: NodeId): number => trafficOf(nodeAt(s, place));

/**
 * R104: each company with a token in a city gains the growth of its traffic: the first tile at its home in full (R076),
 * nothing before it is launched (R172).
 */
export function growCity(s: State1865, city: NodeId, before: number, emit: Emit<Event1865>): void {
  const grown = Math.max(0, trafficAt(s, city) - before);
  for (const company of tokensAt(s.board, city))
    if (isLaunched(s, company)) gainTraffic(s, company, grown, 'city', emit);
}

/** R115: gains the traffic of the mines where it stands. */
export const runMines: AutoStep<State1865, Event1865> = {
  id: 'runMines',
  auto(s, emit) {
    const company = operating(s);
    for (const place of tokenNodes(s.board, company))
      if (nodeAt(s, place).kind === 'mine') gainTraffic(s, company, trafficAt(s, place), 'mine', emit);
  },
};
