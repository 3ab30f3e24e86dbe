// A turn of 1862 in a line, in English.

import { bids } from '../../../../words/shortBids.ts';
import type { Shorts } from '../../../../words/web/shorts.ts';
import type { Event1862 } from '../../rules/events.ts';

export const g1862: Shorts<Event1862> = {
  parliamentBegan: null,
  bidMade: (es, f) => bids(es, 'bids', f),
  charterWon: ([e], f) => `${f.seat(e.seat)} wins it for ${f.money(e.bid)}`,
  presidencyPassed: ([e], f, who) =>
    `${who.kind === 'seat' && who.seat === e.to ? '' : `${f.seat(e.to)} `}now director of ${f.company(e.company)}`,
  companyFloated: (es, f) => `${f.list(es.map((e) => f.company(e.company)))} ${es.length > 1 ? 'float' : 'floats'}`,
  tokensTaken: ([e]) => `${e.count} tokens taken`,
  tokenPlaced: (es, f) =>
    `token in ${f.list([...new Set(es.map((e) => (e.kind === 'london' ? 'London' : f.name(e.city))))])}`,
  stationAdded: (es, f) => `station on ${f.list(es.map((e) => f.name(e.hex)))}`,
  tokenDisplaced: null,
  receivershipBegan: ([e], f) => `${f.company(e.company)} in receivership`,
  dividendDeclared: ([e], f) =>
    e.kind === 'hudson'
      ? `paid out with a Hudson of ${f.money(e.added)}`
      : e.revenue === 0
        ? null
        : e.kind === 'payout'
          ? 'paid out'
          : 'withheld',
  treasurySold: ([e], f) => `sold own shares at ${f.money(e.price)}`,
  shareRedeemed: (es, f) => `redeemed a share for ${f.money(es[0].price)}`,
  companyBankrupt: ([e], f) => `${f.company(e.company)} bankrupt`,
  exchangeBegan: ([e], f) =>
    e.absorbed === null ? 'refinances' : `${f.company(e.absorbed)} merges into ${f.company(e.survivor)}`,
  unexchangedSold: null,
  optionSettled: null,
  companyRefinanced: ([e], f) => `+${f.money(e.sum)}`,
};
