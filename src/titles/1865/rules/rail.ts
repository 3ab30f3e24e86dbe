// 1865 as its readers see it: the description that every 18xx game gives of itself.
import { companyOf, isTreasury } from '../../../engine/core/owner.ts';
import { presidentOf } from '../../../engine/shares/shares.ts';
import { hexOfNode } from '../../../engine/track/board.ts';
import { tokenNodes } from '../../../engine/track/tokens.ts';
import type { RailGame } from '../../../kernel/rail.ts';
import {
  type CompanyId,
  colours,
  companies,
  companiesOf,
  destinationOf,
  INCOME,
  maritimeNames,
  maritimesOf,
} from './companies.ts';
import { coverageIn } from './coverage.ts';
import { shareWorth, worthOf } from './end.ts';
import { newStockFrame } from './frames.ts';
import { certificateLimit, certificatesHeld } from './limits.ts';
import { mapOf } from './map.ts';
import { market, prices } from './market.ts';
import { revenueOf } from './operating/revenue.ts';
import { rankOf } from './rank.ts';
import { bankTotal } from './setup.ts';
import type { CompanyState, State1865 } from './state.ts';
import { launchOf } from './stock/launch.ts';
import { phaseIds, phases, trainTypes } from './trains.ts';

const own = (s: State1865, id: string): CompanyState => s.companies[id as CompanyId];

export const rail1865: RailGame<State1865> = {
  map: mapOf,
  market: () => market,
  prices: () => prices,
  money: bankTotal,
  companies: companiesOf,
  name: (id) => companies[id as CompanyId].name,
  letters: (id) => id,
  colours,
  tokensLeft: (s, id) => own(s, id).tokens,
  standsEarly: true, // R007
  idle: (s, id) => (own(s, id).status === 'waiting' ? 'waiting' : null),
  launch: (s, id) => launchOf(s, id as CompanyId),
  controller: presidentOf,
  par: (s, id) => own(s, id).start,
  figures: (s, id) => ({
    traffic: own(s, id).traffic,
    coverage: coverageIn(s, id as CompanyId),
    rank: rankOf(s, id as CompanyId),
    loans: own(s, id).loans,
  }),
  homes: () => [],
  shareWorth: (s, id) => shareWorth(s, id as CompanyId),
  worth: worthOf,
  bound(s, id) {
    if (own(s, id).kind === 'major') return null;
    const from = tokenNodes(s.board, id)[0];
    return from === undefined ? null : { from: hexOfNode(from), to: [hexOfNode(destinationOf(id as CompanyId))] };
  },
  privates: (s) =>
    maritimesOf(s)
      .filter((id) => s.maritimes[id].owner !== null || s.phase === '1')
      .map((id) => {
        const { owner } = s.maritimes[id];
        return {
          id,
          name: maritimeNames[id],
          owner: isTreasury(owner) ? companyOf(owner) : owner,
          revenue: isTreasury(owner) ? 0 : INCOME, // R014: of players alone
          price: 0,
          bids: [],
        };
      }),
  certificates: (s, seat) => ({ held: certificatesHeld(s, seat), limit: certificateLimit(s) }),
  stockTurn: (_, seat) => ({ ...newStockFrame(2, seat), at: 'trade' }),
  markers: () => [],
  phase: (s) => ({
    id: s.phase,
    tiles: phases[s.phase].tiles,
    trainLimit: phases[s.phase].trainLimit,
    operatingRounds: 2, // R026
    columns: [],
  }),
  phases: () => phaseIds.map((id) => ({ id, by: Number(id) < 3 ? null : `PH${id}` })),
  trainTypes,
  trainLimit: (s) => phases[s.phase].trainLimit,
  operating(s) {
    const frame = s.flow.at(-1);
    return frame && 'company' in frame ? frame.company : null;
  },
  wouldEarn: (s, id) => revenueOf(s, id as CompanyId),
  runsIn: () => null,
};
