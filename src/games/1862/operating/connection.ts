// Whether two companies are connected: track leads from a token of one to a token of the other (R097).
import type { Stop } from '../../../engine/track/graph.ts';
import { reachOf } from '../../../engine/track/reach.ts';
import { tokenNodes } from '../../../engine/track/tokens.ts';
import type { CompanyId } from '../companies.ts';
import { isLondon, map } from '../map.ts';
import type { State1862 } from '../state.ts';

/** R094 */
const isTerminal = ({ kind }: Stop): boolean => kind === 'offboard' || kind === 'port';

export const reachesCompany = (s: State1862, company: CompanyId, other: CompanyId): boolean =>
  tokenNodes(s.board, other).some(
    (city) => !isLondon(city) && reachOf(map, s.board, company, isTerminal).stops.has(city),
  );
