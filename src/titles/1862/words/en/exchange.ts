// The exchange of shares in English: mergers, acquisitions, refinancing.

import { companyOf, type Holder, isTreasury } from '../../../../engine/index.ts';
import type { Proposal } from '../../../../kernel/index.ts';
import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import { events as everyGame, wanted } from '../../../../words/en/kernel/events.ts';
import { director } from '../../../../words/en/terms.ts';
import type { Phrases } from '../../../../words/phrases.ts';
import type { Event1862 } from '../../rules/events.ts';
import type { OfferFrame } from '../../rules/frames.ts';
import type { Refusals1862 } from '../../rules/index.ts';

type Told = Catalogue<Event1862, never, never, never>['events'];
type Refused = Catalogue<never, Refusals1862, never, never>['refusals'];

const holder = (who: Holder, f: Phrases): string =>
  typeof who === 'number' ? f.seat(who) : isTreasury(who) ? f.company(companyOf(who)) : String(who);
const shares = (n: number): string => `${n} share${n === 1 ? '' : 's'}`;

/** Another director's request. */
export function proposal(o: Proposal<OfferFrame['what']>, f: Phrases): string {
  if (o.what === 'train') return `${wanted(o, f)} for ${f.money(o.price)}`;
  const [absorbed, survivor] = o.item.split('>');
  return `the ${o.what === 'merger' ? 'merger' : 'acquisition'} of ${absorbed} into ${survivor} at ${f.money(o.price)}`;
}

export const exchangeEvents = {
  offerMade: {
    ...everyGame.offerMade,
    log: (e, f) => `${e.company} asks for ${proposal(e, f)}; ${f.seat(e.seat)} decides`,
  },
  offerAccepted: everyGame.offerAccepted,
  offerRefused: { ...everyGame.offerRefused, log: (e, f) => `${f.seat(e.seat)} refuses ${proposal(e, f)}` },
  exchangeBegan: {
    log: (e, f) =>
      e.absorbed === null
        ? `${e.company} is refinanced: its shares are halved at ${f.money(e.price)}`
        : `${e.absorbed} ${e.occasion === 'merger' ? 'merges' : 'is merged'} into ${e.survivor}: its shares are worth ${f.money(e.price)} now`,
    short: ([e], f) =>
      e.absorbed === null ? 'refinances' : `${f.company(e.absorbed)} merges into ${f.company(e.survivor)}`,
  },
  unexchangedSold: {
    log: (e, f) =>
      `${holder(e.holder, f)} cannot exchange ${shares(e.shares)} of ${e.company} and gets ${f.money(e.sum)}`,
    short: silent,
  },
  optionSettled: {
    log: (e, f) =>
      e.reply === 'redeem'
        ? `${holder(e.holder, f)} pays ${f.money(e.sum)} and keeps ${shares(e.shares)} of ${e.company}`
        : `${holder(e.holder, f)} gives up ${shares(e.shares)} of ${e.company} for ${f.money(e.sum)}`,
    short: silent,
  },
  companyAbsorbed: {
    ...everyGame.companyAbsorbed,
    log: (e, f) =>
      `${everyGame.companyAbsorbed.log(e, f)}${e.permits.length > 0 ? `, its permits (${f.list(e.permits.map((kind) => f.name(kind)))})` : ''}${e.tokens > 0 ? ` and ${e.tokens} unused token${e.tokens === 1 ? '' : 's'}` : ''}`,
  },
  companyRefinanced: {
    log: (e, f) => `${e.company} gets ${f.money(e.sum)} from the bank`,
    short: ([e], f) => `+${f.money(e.sum)}`,
  },
} satisfies Partial<Told>;

export const unionRefusals = {
  'union.afterLner': () => 'After the LNER there are no mergers and acquisitions',
  'union.once': () => 'There is one merger in a turn',
  'union.receivership': (r) => `${r.company} is in receivership and takes no part in mergers and acquisitions`,
  'union.notOperating': (r) => `${r.company} is no other company that operates`,
  'union.notConnected': (r) => `No track leads from a token of ${r.from} to one of ${r.company}`,
  'union.survivor': (r) => `Either ${r.from} or ${r.company} survives`,
  'union.refused': (r) =>
    `${director.The} of ${r.company} has refused that in this turn, with ${r.survivor} as survivor`,
} satisfies Partial<Refused>;
