// A turn of Chicago Express in a line, in English.

import { bids } from '../../../../words/shortBids.ts';
import type { Shorts } from '../../../../words/web/shorts.ts';
import type { ChicagoEvent } from '../../rules/events.ts';

export const chicagoExpress: Shorts<ChicagoEvent> = {
  paid: null,
  passed: null,
  turnBegan: null,
  dialsReset: null,
  dialMoved: null,
  declined: ([e], f) => `${f.name(e.dial)}: nothing`,
  auctionOpened: null,
  bidMade: (es, f, who) => `${who.kind === 'auction' ? '' : `${f.name(es[0].lot)} auction: `}${bids(es, 'bids', f)}`,
  shareSold: (es, f, who) =>
    es
      .map((e) =>
        who.kind === 'auction'
          ? `${f.seat(e.seat)} takes it for ${f.money(e.price)}`
          : `${f.name(e.company)} auction: to ${f.seat(e.seat)} for ${f.money(e.price)}`,
      )
      .join(', '),
  shareGiven: ([e], f) => `${f.name(e.company)} share to ${f.seat(e.seat)} for nothing`,
  shareUnsold: ([e], f) => `${f.name(e.company)} share unsold`,
  built: (es, f) => {
    const gain = es.reduce((sum, e) => sum + e.gain, 0);
    const to = f.list(es.map((e) => f.name(e.hex)));
    return `${f.name(es[0].company)} to ${to}${gain > 0 ? `, income +${gain}` : ''}`;
  },
  developed: (es, f) => `developed ${f.list(es.map((e) => f.name(e.hex)))}`,
  forestCleared: (es, f) => `developed ${f.list(es.map((e) => f.name(e.hex)))}`,
  chicagoReached: ([e], f) => `${f.name(e.company)} reaches Chicago`,
  dividend: (es, f) => `dividends: ${es.map((e) => `${f.name(e.company)} ${f.money(e.perShare)}`).join(', ')}`,
  wabashOpened: () => 'Wabash opens',
  detroitGrew: ([e]) => `Detroit now brings ${e.value}`,
};
