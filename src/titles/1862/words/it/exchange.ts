// The exchange of shares in Italian: mergers, acquisitions, refinancing.

import { companyOf, type Holder, isTreasury } from '../../../../engine/index.ts';
import type { Proposal } from '../../../../kernel/index.ts';
import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import { events as everyGame, wanted } from '../../../../words/it/kernel/events.ts';
import { director } from '../../../../words/it/terms.ts';
import type { Phrases } from '../../../../words/phrases.ts';
import type { Event1862 } from '../../rules/events.ts';
import type { OfferFrame } from '../../rules/frames.ts';
import type { Refusals1862 } from '../../rules/index.ts';

type Told = Catalogue<Event1862, never, never, never>['events'];
type Refused = Catalogue<never, Refusals1862, never, never>['refusals'];

const holder = (who: Holder, f: Phrases): string =>
  typeof who === 'number' ? f.seat(who) : isTreasury(who) ? f.company(companyOf(who)) : String(who);
const shares = (n: number): string => (n === 1 ? '1 azione' : `${n} azioni`);

/** Another director's request. */
export function proposal(o: Proposal<OfferFrame['what']>, f: Phrases): string {
  if (o.what === 'train') return `${wanted(o, f)} per ${f.money(o.price)}`;
  const [absorbed, survivor] = o.item.split('>');
  return `${o.what === 'merger' ? 'la fusione' : 'l’acquisizione'} di ${absorbed} in ${survivor} a ${f.money(o.price)}`;
}

export const exchangeEvents = {
  offerMade: {
    ...everyGame.offerMade,
    log: (e, f) => `${e.company} chiede ${proposal(e, f)}; decide ${f.seat(e.seat)}`,
  },
  offerAccepted: everyGame.offerAccepted,
  offerRefused: { ...everyGame.offerRefused, log: (e, f) => `${f.seat(e.seat)} rifiuta ${proposal(e, f)}` },
  exchangeBegan: {
    log: (e, f) =>
      e.absorbed === null
        ? `${e.company} si rifinanzia: le sue azioni si dimezzano a ${f.money(e.price)}`
        : `${e.absorbed} ${e.occasion === 'merger' ? 'si fonde' : 'è fusa'} in ${e.survivor}: ora un’azione vale ${f.money(e.price)}`,
    short: ([e], f) =>
      e.absorbed === null ? 'si rifinanzia' : `${f.company(e.absorbed)} confluisce in ${f.company(e.survivor)}`,
  },
  unexchangedSold: {
    log: (e, f) =>
      `${holder(e.holder, f)} non può scambiare ${shares(e.shares)} di ${e.company} e riceve ${f.money(e.sum)}`,
    short: silent,
  },
  optionSettled: {
    log: (e, f) =>
      e.reply === 'redeem'
        ? `${holder(e.holder, f)} paga ${f.money(e.sum)} e tiene ${shares(e.shares)} di ${e.company}`
        : `${holder(e.holder, f)} cede ${shares(e.shares)} di ${e.company} per ${f.money(e.sum)}`,
    short: silent,
  },
  companyAbsorbed: {
    ...everyGame.companyAbsorbed,
    log: (e, f) =>
      `${everyGame.companyAbsorbed.log(e, f)}${e.permits.length > 0 ? `, le sue licenze (${f.list(e.permits.map((kind) => f.name(kind)))})` : ''}${e.tokens > 0 ? ` e ${e.tokens === 1 ? '1 stazione non usata' : `${e.tokens} stazioni non usate`}` : ''}`,
  },
  companyRefinanced: {
    log: (e, f) => `${e.company} riceve ${f.money(e.sum)} dalla banca`,
    short: ([e], f) => `+${f.money(e.sum)}`,
  },
} satisfies Partial<Told>;

export const unionRefusals = {
  'union.afterLner': () => 'Dopo la LNER non ci sono più fusioni né acquisizioni',
  'union.once': () => 'C’è una sola fusione per turno',
  'union.receivership': (r) => `${r.company} è in amministrazione controllata e non partecipa a fusioni e acquisizioni`,
  'union.notOperating': (r) => `${r.company} non è un’altra società che opera`,
  'union.notConnected': (r) => `Nessun binario porta da una stazione di ${r.from} a una di ${r.company}`,
  'union.survivor': (r) => `La superstite è ${r.from} o ${r.company}`,
  'union.refused': (r) =>
    `In questo turno ${director.the} di ${r.company} l’ha già rifiutato, con ${r.survivor} superstite`,
} satisfies Partial<Refused>;
