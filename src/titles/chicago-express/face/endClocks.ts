// Progress of each of the four ends (R100).

import type { Clock } from '../../../web/panels/tableFacts.ts';
import type { Lang } from '../../../words/phrases.ts';
import { companyIds } from '../rules/companies.ts';
import { endsReached } from '../rules/end.ts';
import { DETROIT } from '../rules/map.ts';
import { type ChicagoState, type EndCondition, HOUSES, housesLeft, sharesLeft } from '../rules/state.ts';
import { chicagoLines } from '../words/panels.ts';

/** Three companies without locomotives or shares, three houses left, Detroit at 8. */
const AT: Readonly<Record<EndCondition, number>> = { locomotives: 3, shares: 3, houses: 3, detroit: 8 };

export function endClocks(s: ChicagoState, lang: Lang): Clock[] {
  const reached = endsReached(s);
  const now: Readonly<Record<EndCondition, number>> = {
    locomotives: companyIds.filter((id) => s.stock[id] === 0).length,
    shares: companyIds.filter((id) => sharesLeft(s, id) === 0).length,
    houses: housesLeft(s),
    detroit: s.industry[DETROIT],
  };
  return (Object.keys(AT) as EndCondition[]).map((id) => ({
    id,
    text: chicagoLines[lang].end[id](now[id], AT[id]),
    // houses are counted as they are used up
    now: id === 'houses' ? HOUSES - now[id] : Math.min(now[id], AT[id]),
    end: id === 'houses' ? HOUSES - AT[id] : AT[id],
    due: reached.includes(id),
  }));
}
