// A turn of any 18xx game in a line, in English.
import type { RailEvent } from '../../../kernel/index.ts';
import type { Who } from '../../../match/turns.ts';
import type { Phrases } from '../../phrases.ts';
import type { Shorts } from '../../web/shorts.ts';
import { wanted } from './events.ts';

const isOwn = (company: string, who: Who): boolean => who.kind === 'company' && who.company === company;
const percentOf = (events: readonly { readonly percent: number }[]): number =>
  events.reduce((sum, { percent }) => sum + percent, 0);
const places = (ids: readonly string[], f: Phrases): string => f.list([...new Set(ids)].map((id) => f.name(id)));

/** Trains one after the other, those alike together. */
function counted(names: readonly string[], f: Phrases): string {
  const kinds = [...new Set(names)];
  const many = (name: string) => names.filter((other) => other === name).length;
  return f.list(kinds.map((name) => (many(name) > 1 ? `${many(name)} × ${name}` : name)));
}

export const rail: Shorts<RailEvent> = {
  paid: null,
  passed: null,
  turnBegan: null,
  stockRoundBegan: null,
  operatingRoundBegan: null,
  companyStarted: ([e], f) => `started ${f.company(e.company)} at ${f.money(e.par)}`,
  shareBought: (es, f) => `bought ${percentOf(es)}% of ${f.company(es[0].company)} at ${f.money(es[0].price)}`,
  sharesSold: (es, f) => `sold ${percentOf(es)}% of ${f.company(es[0].company)} at ${f.money(es[0].price)}`,
  presidencyPassed: ([e], f, who) =>
    `${who.kind === 'seat' && who.seat === e.to ? '' : `${f.seat(e.to)} `}now president of ${f.company(e.company)}`,
  priceMoved(es, f, who) {
    const [was, price] = [es[0].was, es.at(-1)!.price];
    if (was === price) return null;
    return `${isOwn(es[0].company, who) ? '' : `${f.company(es[0].company)} `}${f.money(was)} → ${f.money(price)}`;
  },
  soldOut: (es, f) => `sold out: ${f.list(es.map((e) => f.company(e.company)))}`,
  tileLaid: (es, f) =>
    `${es.length > 1 ? 'tiles' : 'tile'} on ${places(
      es.map((e) => e.hex),
      f,
    )}`,
  tokenPlaced: (es, f) =>
    `token in ${places(
      es.map((e) => e.city),
      f,
    )}`,
  trainsRan: ([e], f) => (e.runs.length === 0 ? 'no run' : `ran ${f.money(e.revenue)}`),
  dividendDeclared: ([e]) => (e.revenue === 0 ? null : e.kind === 'payout' ? 'paid out' : 'withheld'),
  trainBought: (es, f) => {
    const from = (id: string) => (id === 'bank' || id === 'pool' ? '' : ` of ${f.company(id)}`);
    return `bought ${counted(
      es.map((e) => `${f.train(e.train)}${from(e.from)}`),
      f,
    )}`;
  },
  trainDiscarded: (es, f) =>
    `discarded ${counted(
      es.map((e) => f.train(e.train)),
      f,
    )}`,
  trainRusted: (es) => (es.length === 1 ? '1 train obsolete' : `${es.length} trains obsolete`),
  phaseBegan: ([e], f) => `phase ${f.name(e.phase)}`,
  offerMade: (es, f) => `offered ${f.money(es[0].price)} for ${wanted(es[0], f)}`,
  offerAccepted: null,
  offerRefused: ([e], f) => `${f.seat(e.seat)} refused`,
  cashDemanded: ([e], f) => `${f.seat(e.seat)} had to raise ${f.money(e.sum)}`,
  companyAbsorbed: (es, f) => `${f.list(es.map((e) => f.company(e.company)))} absorbed by ${f.company(es[0].survivor)}`,
  sharesExchanged: null,
  tokenReplaced: (es) => (es.length === 1 ? '1 token replaced' : `${es.length} tokens replaced`),
  tokenGivenUp: (es) => (es.length === 1 ? '1 token given up' : `${es.length} tokens given up`),
};
