// Describes 18Mag to its readers, as every 18xx game does.
import { hexOfNode, indexOfNode } from '../../../engine/track/board.ts';
import { describe } from '../../../kernel/box.ts';
import { box } from './box.ts';
import { type CompanyId, homeOf, isMinor, majorsOf, minorsOf, tokensOf } from './companies.ts';
import type { Ran } from './events.ts';
import { certificateLimit, certificatesHeld } from './limits.ts';
import { minorOf, ownerOf, type State18Mag } from './state.ts';
import { wagonsCost } from './wagons/wagons.ts';

export const rail18mag = describe<State18Mag>(box, {
  lakes: { F9: 'Balaton', D5: 'Balaton' }, // on the large map and on the small one
  companies: majorsOf,
  minors: minorsOf,
  tokens: (id) => tokensOf(id as CompanyId),
  tokensLeft: (s, id) => s.tokens[id as CompanyId] ?? 0,
  idle(s, id) {
    if (!isMinor(id)) return null;
    const { status } = minorOf(s, id);
    return status === 'drafted' ? null : status;
  },
  controller: (s, id) => ownerOf(s, id as CompanyId),
  figures: (s, id): Readonly<Record<string, number>> => (isMinor(id) ? { terrain: minorOf(s, id).terrainTokens } : {}),
  // kept free for minors that may still be drafted
  homes(s) {
    const offered = minorsOf(s).filter((id) => minorOf(s, id).status === 'offered');
    return offered.map((company) => {
      const city = homeOf(s, company);
      return { company, hex: hexOfNode(city), city: indexOfNode(city) };
    });
  },
  certificates: (s, seat) => ({ held: certificatesHeld(s, seat), limit: certificateLimit(s) }),
  openDepot: true, // any type that has not been sold yet brings the next phase (R028)
  wagonsCost,
  // income from a mine counts as revenue (R098)
  runsIn: (event) =>
    event.type === 'trainsRan'
      ? (event as Ran).runs.map((run) => ({ ...run, revenue: run.revenue + run.subsidy }))
      : null,
});
