// A turn of 1856 in a line, in English.

import type { Shorts } from '../../../../words/web/shorts.ts';
import type { Event1856 } from '../../rules/events.ts';

export const g1856: Shorts<Event1856> = {
  privateBid: (es, f, who) =>
    who.kind === 'auction' ? `${es.length} bids` : `bid ${f.money(es[0].amount)} on ${f.name(es[0].private)}`,
  privateSold: (es, f, who) =>
    es
      .map((e) =>
        who.kind === 'seat' && who.seat === e.seat
          ? `bought ${f.name(e.private)}, ${f.money(e.price)}`
          : `${f.name(e.private)} to ${f.seat(e.seat)}, ${f.money(e.price)}`,
      )
      .join(', '),
  privateContested: null,
  auctionOver: null,
  privateReduced: ([e], f) => `${f.name(e.private)} now costs ${f.money(e.price)}`,
  companyFloated: (es, f) => `${f.list(es.map((e) => e.company))} ${es.length > 1 ? 'float' : 'floats'}`,
  escrowReleased: ([e], f) => `escrow released, ${f.money(e.amount)}`,
  destinationReached: () => 'destination reached',
  cityPicked: null,
  turnSkipped: null,
  interestDue: ([e], f) => `interest ${f.money(e.treasury + e.run + e.president)}`,
  loanTaken: (es) => (es.length === 1 ? 'took a loan' : `took ${es.length} loans`),
  loansRedeemed: ([e]) => (e.count === 1 ? 'redeemed a loan' : `redeemed ${e.count} loans`),
  loansCalledIn: null,
  settlingBegan: null,
  trainExchanged: ([e], f) => `bought ${f.name(e.train)} for ${f.name(e.given)}`,
  privateToCompany: ([e], f) => `bought ${f.name(e.private)}, ${f.money(e.price)}`,
  privateClosed: (es) => (es.length === 1 ? '1 private closes' : `${es.length} privates close`),
  cgrTemporaryPresident: null,
  cgrFormed: ([e], f) => `CGR forms at ${f.money(e.price)}`,
  cgrPresident: ([e], f) => `${f.seat(e.seat)} president of CGR`,
  cgrFirstTurn: null,
};
