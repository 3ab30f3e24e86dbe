// A turn of 1865 in a line, in English.

import type { Shorts } from '../../../../words/web/shorts.ts';
import type { Event1865 } from '../../rules/events.ts';

export const g1865: Shorts<Event1865> = {
  maritimeTaken: (es, f) => `took ${f.list(es.map((e) => f.name(e.maritime)))}`,
  companyLaunched: (es, f) => `launched: ${f.list(es.map((e) => f.company(e.company)))}`,
  companyConverted: (es, f) => `now major: ${f.list(es.map((e) => f.company(e.company)))}`,
  conversionDeclined: null,
  dragonsSold: (es, f) => `sold ${f.list(es.map((e) => `${e.percent}% ${f.company(e.company)}`))}`,
  dragonsBought: (es, f) => `bought ${f.list(es.map((e) => `${e.percent}% ${f.company(e.company)}`))}`,
  dragonsPassed: null,
  mineDegraded: (es) => (es.length === 1 ? '1 mine degrades' : `${es.length} mines degrade`),
  rowChanged: null,
  maritimesPaid: (es, f) => `maritime income: ${es.map((e) => `${f.seat(e.seat)} ${f.money(e.sum)}`).join(', ')}`,
  trafficGained: (es) => `traffic ${es.at(-1)!.traffic}`,
  revenueEarned: ([e], f) => `earned ${f.money(e.revenue)}`,
  loanRepaid: (es) => (es.length === 1 ? 'repaid a loan' : `repaid ${es.length} loans`),
  absorptionBegan: ([e], f) => `absorbs ${f.company(e.target)}, ${f.money(e.sum)}`,
  companyAbsorbed: null,
  sharesPaidOff: null,
  ownSharesSold: null,
  tokensAdded: null,
  mineFreed: null,
  companyReturned: null,
};
