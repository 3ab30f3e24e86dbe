// The description of 1862 for its readers.
import { ruling } from '../../../engine/core/state.ts';
import { describe } from '../../../kernel/box.ts';
import { box } from './box.ts';
import { type CompanyId, companies, companyIds } from './companies.ts';
import { worthOf } from './end.ts';
import { newStockFrame } from './frames.ts';
import { certificateLimit, certificatesHeld } from './limits.ts';
import { runningTrains } from './operating/problem.ts';
import { type CompanyState, isFloated, type State1862 } from './state.ts';
import { charter, launchOf } from './stock/float.ts';
import { kindsOf, phases } from './trains.ts';

const own = (s: State1862, id: string): CompanyState => s.companies[id as CompanyId];

/** R144, R172: the train limit, of each kind or of all of them. */
const mostTrains = (s: State1862): number => phases[s.phase][kindsOf(s).length === 1 ? 'simpleLimit' : 'trainLimit'];

export const rail1862 = describe<State1862>(box, {
  companies: (s) => companyIds.filter((id) => own(s, id).status !== 'out'),
  boxed: companyIds.map((company) => ({ company, hex: companies[company].home })), // R002, R005
  tokensLeft: (s, id) => own(s, id).tokens,
  isUnpriced: (s, id) => own(s, id).chartered && !own(s, id).floated, // R186
  idle(s, id) {
    const { status } = own(s, id);
    return status === 'started' ? null : status;
  },
  floats: (s, id) => isFloated(s, id as CompanyId),
  launch: (s, id) => launchOf(s, id as CompanyId),
  charter,
  par: (s, id) => own(s, id).ipo,
  permitted: (s, id) => runningTrains(s, id as CompanyId), // R119
  // home tokens still to be placed; no place is kept free for them (R117)
  homes: (s) =>
    companyIds
      .filter((id) => own(s, id).status !== 'out' && !own(s, id).home)
      .map((company) => ({ company, hex: companies[company].home, city: 0 })),
  worth: worthOf, // R170: without a train half
  countsTiles: (s) => ruling(s, 'tileStock') === 'printed',
  certificates: (s, seat) => ({ held: certificatesHeld(s, seat), limit: certificateLimit(s) }),
  stockTurn: (_, seat) => newStockFrame(2, seat),
  phase: (s) => ({ id: s.phase, ...phases[s.phase], trainLimit: mostTrains(s) }),
  trainLimit: mostTrains,
});
