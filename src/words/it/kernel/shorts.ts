// A turn of any 18xx game in a line, in Italian.
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
  companyStarted: ([e], f) => `fonda ${f.company(e.company)} a ${f.money(e.par)}`,
  shareBought: (es, f) => `compra il ${percentOf(es)}% di ${f.company(es[0].company)} a ${f.money(es[0].price)}`,
  sharesSold: (es, f) => `vende il ${percentOf(es)}% di ${f.company(es[0].company)} a ${f.money(es[0].price)}`,
  presidencyPassed: ([e], f, who) =>
    `${who.kind === 'seat' && who.seat === e.to ? '' : `${f.seat(e.to)} `}presidente di ${f.company(e.company)}`,
  priceMoved(es, f, who) {
    const [was, price] = [es[0].was, es.at(-1)!.price];
    if (was === price) return null;
    return `${isOwn(es[0].company, who) ? '' : `${f.company(es[0].company)} `}${f.money(was)} → ${f.money(price)}`;
  },
  soldOut: (es, f) => `tutte vendute: ${f.list(es.map((e) => f.company(e.company)))}`,
  tileLaid: (es, f) =>
    `${es.length > 1 ? 'tessere' : 'tessera'} in ${places(
      es.map((e) => e.hex),
      f,
    )}`,
  tokenPlaced: (es, f) =>
    `stazione in ${places(
      es.map((e) => e.city),
      f,
    )}`,
  trainsRan: ([e], f) => (e.runs.length === 0 ? 'nessuna corsa' : `incassa ${f.money(e.revenue)}`),
  dividendDeclared: ([e]) => (e.revenue === 0 ? null : e.kind === 'payout' ? 'distribuisce' : 'trattiene'),
  trainBought: (es, f) => {
    const from = (id: string) => (id === 'bank' || id === 'pool' ? '' : ` di ${f.company(id)}`);
    return `compra ${counted(
      es.map((e) => `${f.train(e.train)}${from(e.from)}`),
      f,
    )}`;
  },
  trainDiscarded: (es, f) =>
    `scarta ${counted(
      es.map((e) => f.train(e.train)),
      f,
    )}`,
  trainRusted: (es) => (es.length === 1 ? '1 treno obsoleto' : `${es.length} treni obsoleti`),
  phaseBegan: ([e], f) => `fase ${f.name(e.phase)}`,
  offerMade: (es, f) => `propone ${f.money(es[0].price)} per ${wanted(es[0], f)}`,
  offerAccepted: null,
  offerRefused: ([e], f) => `${f.seat(e.seat)} rifiuta`,
  cashDemanded: ([e], f) => `${f.seat(e.seat)} deve trovare ${f.money(e.sum)}`,
  companyAbsorbed: (es, f) =>
    `${f.list(es.map((e) => f.company(e.company)))} ${es.length > 1 ? 'assorbite' : 'assorbita'} da ${f.company(es[0].survivor)}`,
  sharesExchanged: null,
  tokenReplaced: (es) => (es.length === 1 ? '1 stazione sostituita' : `${es.length} stazioni sostituite`),
  tokenGivenUp: (es) => (es.length === 1 ? '1 stazione tolta' : `${es.length} stazioni tolte`),
};
