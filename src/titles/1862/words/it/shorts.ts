// A turn of 1862 in a line, in Italian.

import { bids } from '../../../../words/shortBids.ts';
import type { Shorts } from '../../../../words/web/shorts.ts';
import type { Event1862 } from '../../rules/events.ts';

export const g1862: Shorts<Event1862> = {
  parliamentBegan: null,
  bidMade: (es, f) => bids(es, 'offerte', f),
  charterWon: ([e], f) => `${f.seat(e.seat)} la vince per ${f.money(e.bid)}`,
  presidencyPassed: ([e], f, who) =>
    `${who.kind === 'seat' && who.seat === e.to ? '' : `${f.seat(e.to)} `}direttore di ${f.company(e.company)}`,
  companyFloated: (es, f) => `${f.list(es.map((e) => f.company(e.company)))} ${es.length > 1 ? 'partono' : 'parte'}`,
  tokensTaken: ([e]) => `${e.count} stazioni prese`,
  tokenPlaced: (es, f) =>
    `stazione in ${f.list([...new Set(es.map((e) => (e.kind === 'london' ? 'Londra' : f.name(e.city))))])}`,
  stationAdded: (es, f) => `piccola stazione in ${f.list(es.map((e) => f.name(e.hex)))}`,
  tokenDisplaced: null,
  receivershipBegan: ([e], f) => `${f.company(e.company)} in amministrazione controllata`,
  dividendDeclared: ([e], f) =>
    e.kind === 'hudson'
      ? `distribuisce con una manovra di ${f.money(e.added)}`
      : e.revenue === 0
        ? null
        : e.kind === 'payout'
          ? 'distribuisce'
          : 'trattiene',
  treasurySold: ([e], f) => `vende azioni proprie a ${f.money(e.price)}`,
  shareRedeemed: (es, f) => `riscatta un’azione per ${f.money(es[0].price)}`,
  companyBankrupt: ([e], f) => `${f.company(e.company)} in bancarotta`,
  exchangeBegan: ([e], f) =>
    e.absorbed === null ? 'si rifinanzia' : `${f.company(e.absorbed)} confluisce in ${f.company(e.survivor)}`,
  unexchangedSold: null,
  optionSettled: null,
  companyRefinanced: ([e], f) => `+${f.money(e.sum)}`,
};
