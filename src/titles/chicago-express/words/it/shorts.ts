// A turn of Chicago Express in a line, in Italian.

import { bids } from '../../../../words/shortBids.ts';
import type { Shorts } from '../../../../words/web/shorts.ts';
import type { ChicagoEvent } from '../../rules/events.ts';

export const chicagoExpress: Shorts<ChicagoEvent> = {
  paid: null,
  passed: null,
  turnBegan: null,
  dialsReset: null,
  dialMoved: null,
  declined: ([e], f) => `${f.name(e.dial)}: nulla`,
  auctionOpened: null,
  bidMade: (es, f, who) => `${who.kind === 'auction' ? '' : `asta ${f.name(es[0].lot)}: `}${bids(es, 'offerte', f)}`,
  shareSold: (es, f, who) =>
    es
      .map((e) =>
        who.kind === 'auction'
          ? `${f.seat(e.seat)} la prende per ${f.money(e.price)}`
          : `asta ${f.name(e.company)}: a ${f.seat(e.seat)} per ${f.money(e.price)}`,
      )
      .join(', '),
  shareGiven: ([e], f) => `azione ${f.name(e.company)} a ${f.seat(e.seat)} per nulla`,
  shareUnsold: ([e], f) => `azione ${f.name(e.company)} invenduta`,
  built: (es, f) => {
    const gain = es.reduce((sum, e) => sum + e.gain, 0);
    const to = f.list(es.map((e) => f.name(e.hex)));
    return `${f.name(es[0].company)} a ${to}${gain > 0 ? `, reddito +${gain}` : ''}`;
  },
  developed: (es, f) => `sviluppa ${f.list(es.map((e) => f.name(e.hex)))}`,
  forestCleared: (es, f) => `sviluppa ${f.list(es.map((e) => f.name(e.hex)))}`,
  chicagoReached: ([e], f) => `${f.name(e.company)} raggiunge Chicago`,
  dividend: (es, f) => `dividendi: ${es.map((e) => `${f.name(e.company)} ${f.money(e.perShare)}`).join(', ')}`,
  wabashOpened: () => 'apre la Wabash',
  detroitGrew: ([e]) => `Detroit ora rende ${e.value}`,
};
