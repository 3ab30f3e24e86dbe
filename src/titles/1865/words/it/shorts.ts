// A turn of 1865 in a line, in Italian.

import type { Shorts } from '../../../../words/web/shorts.ts';
import type { Event1865 } from '../../rules/events.ts';

export const g1865: Shorts<Event1865> = {
  maritimeTaken: (es, f) => `prende ${f.list(es.map((e) => f.name(e.maritime)))}`,
  companyLaunched: (es, f) => `${es.length > 1 ? 'partono' : 'parte'} ${f.list(es.map((e) => f.company(e.company)))}`,
  companyConverted: (es, f) => `ora maggiore: ${f.list(es.map((e) => f.company(e.company)))}`,
  conversionDeclined: null,
  dragonsSold: (es, f) => `vendono ${f.list(es.map((e) => `${e.percent}% ${f.company(e.company)}`))}`,
  dragonsBought: (es, f) => `comprano ${f.list(es.map((e) => `${e.percent}% ${f.company(e.company)}`))}`,
  dragonsPassed: null,
  mineDegraded: (es) => (es.length === 1 ? '1 miniera si degrada' : `${es.length} miniere si degradano`),
  rowChanged: null,
  maritimesPaid: (es, f) => `entrate marittime: ${es.map((e) => `${f.seat(e.seat)} ${f.money(e.sum)}`).join(', ')}`,
  trafficGained: (es) => `traffico ${es.at(-1)!.traffic}`,
  revenueEarned: ([e], f) => `incassa ${f.money(e.revenue)}`,
  loanRepaid: (es) => (es.length === 1 ? 'rimborsa un prestito' : `rimborsa ${es.length} prestiti`),
  absorptionBegan: ([e], f) => `assorbe ${f.company(e.target)}, ${f.money(e.sum)}`,
  companyAbsorbed: null,
  sharesPaidOff: null,
  ownSharesSold: null,
  tokensAdded: null,
  mineFreed: null,
  companyReturned: null,
};
