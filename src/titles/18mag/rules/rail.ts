// 18Mag as its readers see it: the description that every 18xx game gives of itself. Map, market and companies go by the
// number of players.

import { hexOfNode, indexOfNode } from '../../../engine/track/board.ts';
import type { Home, RailGame } from '../../../kernel/rail.ts';
import {
  type CompanyId,
  colours,
  homeOf,
  isMinor,
  lettersOf,
  type MajorId,
  majorNames,
  majorsOf,
  minors,
  minorsOf,
  tokensOf,
} from './companies.ts';
import type { Ran } from './events.ts';
import { newStockFrame } from './frames.ts';
import { certificateLimit, certificatesHeld } from './limits.ts';
import { mapOf } from './map.ts';
import { marketOf, pricesOf } from './market.ts';
import { minorOf, ownerOf, type State18Mag } from './state.ts';
import { lastPhase, operatingRounds, phaseIds, phases, TRAIN_LIMIT, trainTypes } from './trains.ts';
import { wagonsCost } from './wagons/wagons.ts';

export const rail18mag: RailGame<State18Mag> = {
  map: mapOf,
  market: marketOf,
  prices: pricesOf,
  lakes: { F9: 'Balaton', D5: 'Balaton' }, // on the large map and on the small one
  money: () => null, // R003
  companies: majorsOf,
  minors: minorsOf,
  name: (id) => (isMinor(id) ? minors[id].name : majorNames[id as MajorId]),
  letters: (id) => lettersOf(id as CompanyId),
  colours,
  tokens: (id) => tokensOf(id as CompanyId),
  tokensLeft: (s, id) => s.tokens[id as CompanyId] ?? 0,
  idle(s, id) {
    if (!isMinor(id)) return null;
    const { status } = minorOf(s, id);
    return status === 'drafted' ? null : status;
  },
  controller: (s, id) => ownerOf(s, id as CompanyId),
  figures: (s, id): Readonly<Record<string, number>> => (isMinor(id) ? { terrain: minorOf(s, id).terrainTokens } : {}),
  homes,
  bound: () => null,
  privates: () => [],
  certificates: (s, seat) => ({ held: certificatesHeld(s, seat), limit: certificateLimit(s) }),
  stockTurn: (_, seat) => ({ ...newStockFrame(2, seat), at: 'trade' }),
  markers: () => [],
  phase: (s) => ({
    id: s.phase,
    tiles: phases[s.phase].tiles,
    trainLimit: TRAIN_LIMIT,
    operatingRounds: operatingRounds(s, s.phase),
    columns: phases[s.phase].columns,
  }),
  // by any type that has not been sold yet (R028)
  phases: (s) => phaseIds.slice(0, phaseIds.indexOf(lastPhase(s)) + 1).map((id) => ({ id, by: null })),
  trainTypes,
  trainLimit: () => TRAIN_LIMIT,
  openDepot: true,
  wagonsCost,
  operating(s) {
    const frame = s.flow.at(-1);
    return frame && 'company' in frame ? frame.company : null;
  },
  // what a mine brings is earned too (R098)
  runsIn: (event) =>
    event.type === 'trainsRan'
      ? (event as Ran).runs.map((run) => ({ ...run, revenue: run.revenue + run.subsidy }))
      : null,
};

/** Homes are kept for those that may still be drafted. */
function homes(s: State18Mag): Home[] {
  const offered = minorsOf(s).filter((id) => minorOf(s, id).status === 'offered');
  return offered.map((company) => {
    const city = homeOf(s, company);
    return { company, hex: hexOfNode(city), city: indexOfNode(city) };
  });
}
