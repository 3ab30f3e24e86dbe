// The start of an exchange of shares: all that comes before the first holder's part, the merged price too (R061-R067).
// The money of a refinancing comes afterwards (R150-R151, R196).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { seatsFrom } from '../../../../engine/core/seats.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { restack } from '../../../../engine/market/market.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { moveHeld, OFFER, POOL, presiding } from '../../../../engine/shares/shares.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import { beginExchange } from '../../../../kernel/exchange/exchange.ts';
import type { Proposal } from '../../../../kernel/offer/question.ts';
import { movePrice } from '../../../../kernel/stock/price.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import type { ExchangeFrame } from '../frames.ts';
import { ipoPriceFor, market, priceNotAbove, spotOf } from '../market.ts';
import { active as companyInTurn, own, priceOf, type State1862, saleValue, turnOf } from '../state.ts';
import { concerned, exchanging } from './concerned.ts';

/** A proposed merger or acquisition. One of its companies is the one whose turn it is. */
export interface Union {
  readonly occasion: 'merger' | 'acquisition';
  readonly survivor: CompanyId;
  readonly absorbed: CompanyId;
}

type Begun = Pick<ExchangeFrame, 'occasion' | 'survivor' | 'absorbed' | 'price'>;

/** R064, R067: IPO shares go to the pool; the companies' own shares go to the active one, the last holder. */
function begin(s: State1862, begun: Begun): void {
  const active = companyInTurn(s);
  const director = presiding(s, active);
  for (const company of concerned(begun)) {
    moveHeld(s, company, OFFER, POOL);
    moveHeld(s, company, treasury(company), treasury(active));
  }
  beginExchange<ExchangeFrame>(s, {
    ...begun,
    active,
    director,
    holders: [...seatsFrom(s, director), treasury(active)],
    tokens: begun.absorbed.flatMap((company) => tokenNodes(s.board, company).map((city) => ({ company, city }))),
    option: null,
  });
}

/** R065: the lower price plus half the higher, rounded down to a market price; without a train half the price counts. */
export function mergedPrice(s: State1862, one: CompanyId, other: CompanyId): Money {
  const [a, b] = [saleValue(s, one), saleValue(s, other)];
  return priceNotAbove(Math.min(a, b) + Math.max(a, b) / 2);
}

/** The table in which its IPO marker stands. */
export const ipoTable = (s: State1862, id: CompanyId): 'chartered' | 'others' =>
  own(s, id).table ?? (own(s, id).chartered ? 'chartered' : 'others');

/** R066: by the book chartered if either was; by the ruling `mergedCharter` only if both were. */
export function mergedTable(s: State1862, both: readonly CompanyId[]): 'chartered' | 'others' {
  const isChartered = (id: CompanyId) => ipoTable(s, id) === 'chartered';
  const charters = ruling(s, 'mergedCharter') === 'unlessBothNon' ? both.some(isChartered) : both.every(isChartered);
  return charters ? 'chartered' : 'others';
}

/** Sets both markers; the market marker goes under its stack, moved or not. Its consequences wait for the end (R062). */
function setMergedPrice(s: State1862, survivor: CompanyId, price: Money, emit: Emit<Event1862>): void {
  own(s, survivor).ipo = ipoPriceFor(price);
  movePrice(market, s, survivor, spotOf(price), emit);
  restack(s, survivor, 'bottom');
}

export function beginUnion(s: State1862, { occasion, survivor, absorbed }: Union, emit: Emit<Event1862>): void {
  const turn = turnOf(s);
  if (occasion === 'merger') turn.merged = true;
  const price = mergedPrice(s, survivor, absorbed);
  emit?.({ type: 'exchangeBegan', occasion, company: turn.company, survivor, absorbed, price });
  setMergedPrice(s, survivor, price, emit);
  begin(s, { occasion, survivor, absorbed: [absorbed], price });
}

/** The item of an offer, `absorbed>survivor`: the other way round is another question. */
export const itemOf = ({ absorbed, survivor }: Union): string => `${absorbed}>${survivor}`;

/** R062: the other director agrees, or one director has both. */
export function unionAgreed(s: State1862, { what, item }: Proposal<Union['occasion']>, emit: Emit<Event1862>): void {
  const [absorbed, survivor] = item.split('>') as [CompanyId, CompanyId];
  beginUnion(s, { occasion: what, absorbed, survivor }, emit);
}

/** R150-R151: for each of its ten shares the price of the IPO marker. */
const SHARES = 10;
export const refinancingMoney = (s: State1862, company: CompanyId): Money => SHARES * own(s, company).ipo;

/** Begins an exchange of its own shares alone, at its full price; no marker moves. */
export function beginRefinancing(s: State1862, emit: Emit<Event1862>): void {
  const company = companyInTurn(s);
  const price = priceOf(s, company);
  emit?.({ type: 'exchangeBegan', occasion: 'refinancing', company, survivor: company, absorbed: null, price });
  begin(s, { occasion: 'refinancing', survivor: company, absorbed: [], price });
}

/** Pays the money of a refinancing after the director is elected, so that no option can be paid with it. */
export const collect: AutoStep<State1862, Event1862> = {
  id: 'collect',
  auto(s, emit) {
    const { occasion, survivor: company } = exchanging(s);
    if (occasion !== 'refinancing') return;
    const sum = refinancingMoney(s, company);
    emit?.({ type: 'companyRefinanced', company, sum });
    pay(s, BANK, treasury(company), sum, 'refinancing', emit);
  },
};
