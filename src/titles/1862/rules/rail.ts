// 1862 as its readers see it: the description that every 18xx game gives of itself.
import { ruling } from '../../../engine/core/state.ts';
import { presidentOf } from '../../../engine/shares/shares.ts';
import type { Home, RailGame } from '../../../kernel/rail.ts';
import type { TrainsRan } from '../../../kernel/run/running.ts';
import { type CompanyId, colours, companies, companyIds } from './companies.ts';
import { worthOf } from './end.ts';
import { newStockFrame } from './frames.ts';
import { certificateLimit, certificatesHeld } from './limits.ts';
import { map } from './map.ts';
import { market, prices } from './market.ts';
import { runningTrains } from './operating/problem.ts';
import { BANK_TOTAL } from './setup.ts';
import { type CompanyState, isFloated, type State1862 } from './state.ts';
import { charter, launchOf } from './stock/float.ts';
import { kindsOf, phaseIds, phases, trainTypes } from './trains.ts';

const own = (s: State1862, id: string): CompanyState => s.companies[id as CompanyId];

export const rail1862: RailGame<State1862> = {
  map: () => map,
  market: () => market,
  prices: () => prices,
  money: () => BANK_TOTAL,
  companies: (s) => companyIds.filter((id) => own(s, id).status !== 'out'),
  boxed: companyIds.map((company) => ({ company, hex: companies[company].home })), // R002, R005
  name: (id) => companies[id as CompanyId].name,
  letters: (id) => id,
  colours,
  tokensLeft: (s, id) => own(s, id).tokens,
  isUnpriced: (s, id) => own(s, id).chartered && !own(s, id).floated, // R186
  idle(s, id) {
    const { status } = own(s, id);
    return status === 'started' ? null : status;
  },
  floats: (s, id) => isFloated(s, id as CompanyId),
  launch: (s, id) => launchOf(s, id as CompanyId),
  charter,
  controller: presidentOf,
  par: (s, id) => own(s, id).ipo,
  figures: () => ({}),
  permitted: (s, id) => runningTrains(s, id as CompanyId), // R119
  homes,
  worth: worthOf, // R170: without a train half
  bound: () => null,
  privates: () => [],
  countsTiles: (s) => ruling(s, 'tileStock') === 'printed',
  certificates: (s, seat) => ({ held: certificatesHeld(s, seat), limit: certificateLimit(s) }),
  stockTurn: (_, seat) => ({ ...newStockFrame(2, seat), at: 'trade' }),
  markers: () => [],
  phase: (s) => ({
    id: s.phase,
    tiles: phases[s.phase].tiles,
    trainLimit: mostTrains(s),
    operatingRounds: phases[s.phase].operatingRounds,
    columns: phases[s.phase].offboard,
  }),
  phases: () => phaseIds.map((id, i) => ({ id, by: i === 0 ? null : id })),
  trainTypes,
  trainLimit: mostTrains,
  operating(s) {
    const frame = s.flow.at(-1);
    return frame && 'company' in frame ? frame.company : null;
  },
  runsIn: (event) => (event.type === 'trainsRan' ? (event as TrainsRan).runs : null),
};

/** R144, R172: of each kind, or of all of them. */
function mostTrains(s: State1862): number {
  const { limit, simpleLimit } = phases[s.phase];
  return kindsOf(s).length === 1 ? simpleLimit : limit.atMost;
}

/** Homes of companies that are not there yet; nobody keeps the place free for them (R117). */
function homes(s: State1862): Home[] {
  const away = companyIds.filter((id) => own(s, id).status !== 'out' && !own(s, id).home);
  return away.map((company) => ({ company, hex: companies[company].home, city: 0 }));
}
