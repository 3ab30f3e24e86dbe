// Traffic comes to a company and stays with it (R010, R076, R104, R115, R121).
import type { Emit } from '../../../../engine/core/event.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { hexOfNode, indexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import { faceOf } from '../../../../engine/track/face.ts';
import type { NodeFacts } from '../../../../engine/track/facts.ts';
import { tokenNodes, tokensAt } from '../../../../engine/track/tokens.ts';
import type { CompanyId } from '../companies.ts';
import { mapOf } from '../map.ts';
import { isLaunched, operating, own, type State1865 } from '../state.ts';

/** Its home at the launch, a city that grows, a mine, a route with its new token, the place of a maritime company. */
export type TrafficReason = 'home' | 'city' | 'mine' | 'route' | 'maritime';

export interface TrafficGained {
  readonly type: 'trafficGained';
  readonly company: string;
  readonly amount: number;
  readonly reason: TrafficReason;
  /** What it has now. */
  readonly traffic: number;
}

export function gainTraffic(
  s: State1865,
  company: CompanyId,
  amount: number,
  reason: TrafficReason,
  emit: Emit<TrafficGained>,
): void {
  if (amount === 0) return;
  own(s, company).traffic += amount;
  emit?.({ type: 'trafficGained', company, amount, reason, traffic: own(s, company).traffic });
}

const nodeAt = (s: State1865, place: NodeId): NodeFacts =>
  faceOf(mapOf(s), s.board, hexOfNode(place)).nodes[indexOfNode(place)]!;

/** In this game the figure of a place is its traffic; a print without a tile has none. */
export const trafficOf = ({ value }: Pick<NodeFacts, 'value'>): number => value as number;

/** The traffic of a place as it lies now. */
export const trafficAt = (s: State1865, place: NodeId): number => trafficOf(nodeAt(s, place));

/**
 * R104: whoever has a token in a city gets what its traffic has grown by. So a company gets the first tile at its home in
 * full (R076), and one that is not launched gets nothing (R172).
 */
export function growCity(s: State1865, city: NodeId, before: number, emit: Emit<TrafficGained>): void {
  const grown = Math.max(0, trafficAt(s, city) - before);
  for (const company of tokensAt(s.board, city) as CompanyId[])
    if (isLaunched(s, company)) gainTraffic(s, company, grown, 'city', emit);
}

/** R115: the mines where it stands. */
export const runMines: AutoStep<State1865, TrafficGained> = {
  id: 'runMines',
  auto(s, emit) {
    const company = operating(s);
    for (const place of tokenNodes(s.board, company))
      if (nodeAt(s, place).kind === 'mine') gainTraffic(s, company, trafficAt(s, place), 'mine', emit);
  },
};
