// A turn of 1856 in a line, in Italian.

import type { Shorts } from '../../../../words/web/shorts.ts';
import type { Event1856 } from '../../rules/events.ts';

export const g1856: Shorts<Event1856> = {
  privateBid: (es, f, who) =>
    who.kind === 'auction' ? `${es.length} offerte` : `offre ${f.money(es[0].amount)} per ${f.name(es[0].private)}`,
  privateSold: (es, f, who) =>
    es
      .map((e) =>
        who.kind === 'seat' && who.seat === e.seat
          ? `compra ${f.name(e.private)}, ${f.money(e.price)}`
          : `${f.name(e.private)} a ${f.seat(e.seat)}, ${f.money(e.price)}`,
      )
      .join(', '),
  privateContested: null,
  auctionOver: null,
  privateReduced: ([e], f) => `${f.name(e.private)} ora costa ${f.money(e.price)}`,
  companyFloated: (es, f) => `${f.list(es.map((e) => e.company))} ${es.length > 1 ? 'partono' : 'parte'}`,
  escrowReleased: ([e], f) => `dal deposito vincolato ${f.money(e.amount)}`,
  destinationReached: () => 'destinazione raggiunta',
  cityPicked: null,
  turnSkipped: null,
  interestDue: ([e], f) => `interessi ${f.money(e.treasury + e.run + e.president)}`,
  loanTaken: (es) => (es.length === 1 ? 'prende un prestito' : `prende ${es.length} prestiti`),
  loansRedeemed: ([e]) => (e.count === 1 ? 'rimborsa un prestito' : `rimborsa ${e.count} prestiti`),
  loansCalledIn: null,
  settlingBegan: null,
  trainExchanged: ([e], f) => `compra ${f.name(e.train)} per ${f.name(e.given)}`,
  privateToCompany: ([e], f) => `compra ${f.name(e.private)}, ${f.money(e.price)}`,
  privateClosed: (es) => (es.length === 1 ? '1 privata chiude' : `${es.length} private chiudono`),
  cgrTemporaryPresident: null,
  cgrFormed: ([e], f) => `nasce la CGR a ${f.money(e.price)}`,
  cgrPresident: ([e], f) => `${f.seat(e.seat)} presidente della CGR`,
  cgrFirstTurn: null,
};
