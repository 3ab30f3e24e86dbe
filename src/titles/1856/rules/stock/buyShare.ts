// Purchases in a stock turn: one share from the offering at par or from the market at the price of the day, or the
// president's certificate that starts a company (R032, R035-R041, R043, R110, R133-R135).
import type { Action, Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { putMarker } from '../../../../engine/market/market.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { givePresidency, OFFER, POOL, percentOf, presiding, unitOf } from '../../../../engine/shares/shares.ts';
import { buyShare as buying, type BuyShare as Purchase } from '../../../../kernel/stock/buyShare.ts';
import { acts, stockOf } from '../../../../kernel/stock/round.ts';
import { costOf } from '../../../../kernel/stock/sellBlock.ts';
import { type StartCompany as Start, startCompany as starting } from '../../../../kernel/stock/startCompany.ts';
import { completeCertificate, owesSecondShare } from '../cgr/halfPresident.ts';
import { CGR, type CompanyId, companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { StockFrame } from '../frames.ts';
import { certificateLimit, halvesOf, hasRoomFor, isOfferShut, isOverLimits, mayHold } from '../limits.ts';
import { parPrices, parSpots } from '../market.ts';
import { isCgr, isStarted, priceOf, type State1856, startedIds } from '../state.ts';
import { capitalOf, payForOffered } from './capital.ts';
import { hasShareFor, presidentsPercent, settlePresidency, takeShare } from './presidency.ts';
import { canSell } from './sellShares.ts';

/** R040 on 18xx.games: true if a seat over a limit may still buy what does not count, because it cannot sell. */
const isLetBuy = (s: State1856, seat: Seat): boolean => ruling(s, 'halfCertificates') === 'below' && !canSell(s, seat);

/** First conditions of every purchase (R032, R040, R110). */
const purchase = [
  must(
    'stock.boughtAlready',
    [],
    (s: State1856) => stockOf(s).bought === null,
    (s) => ({ company: stockOf<StockFrame>(s).bought! }),
  ),
  must(
    'stock.overLimits',
    [],
    (s: State1856, _: Action, seat: Seat) => !isOverLimits(s, seat) || owesSecondShare(s, seat) || isLetBuy(s, seat),
  ),
  must(
    'stock.secondShareFirst',
    ['company'],
    (s: State1856, a: Action & { readonly company: string }, seat: Seat) =>
      !owesSecondShare(s, seat) || a.company === CGR,
    () => ({}),
  ),
] as const;

/** R032: notes a purchase. Sales may follow if none came before it; else the turn is over. */
function afterPurchase(s: State1856, seat: Seat, company: CompanyId, percent: number): void {
  const round = acts<StockFrame>(s, seat);
  round.bought = company;
  round.boughtInRound[seat] ??= {};
  const bought = round.boughtInRound[seat];
  bought[company] = (bought[company] ?? 0) + percent;
  if (round.sold.length === 0 && canSell(s, seat)) round.at = 'secondShare';
}

interface BuyShare extends Purchase {
  readonly company: CompanyId;
}

const heaps = [OFFER, POOL] as const;

/** R036 */
const sharePrice = (s: State1856, a: BuyShare): number =>
  a.from === OFFER ? s.companies[a.company].par : priceOf(s, a.company);

/** True if the player can pay the lower of par and price. */
const isAffordable = (company: CompanyId, s: State1856, seat: Seat): boolean =>
  cashOf(s, seat) >= Math.min(s.companies[company].par, priceOf(s, company));

export const buyShare = buying<State1856, Event1856, BuyShare>({
  companies: companyIds,
  started: startedIds,
  isStarted,
  certificateLimit,
  counted: ['company'],
  // R110: the second share makes one certificate of two
  hasRoom: (s, seat, { company }) => hasRoomFor(s, seat, halvesOf(s, company, 1)) || owesSecondShare(s, seat),
  mayHold: (s, seat, { company }) => mayHold(s, seat, company, unitOf(s, company)),
  isLeft: (s, seat, { company, from }) => hasShareFor(s, seat, company, from),
  sharePrice,
  fields: {
    company: oneOf(companyIds, startedIds, (company: CompanyId, s, _, seat) => isAffordable(company, s, seat)),
    from: oneOf(heaps, (s, a) => heaps.filter((from) => percentOf(s, a.company, from) > 0)),
  },
})
  .ask(
    'first',
    ...purchase,
    must('share.cgr', ['company'], (s, a) => !isCgr(a.company) || isStarted(s, a.company)),
  )
  .ask(
    { before: 'share.tooDear' },
    must(
      'share.offerShut',
      ['company', 'from'],
      (s, a) => a.from !== OFFER || !isOfferShut(s, a.company),
      (_, a) => ({ company: a.company }),
    ),
  )
  .with({
    apply(s, a, emit, seat) {
      const { company, from } = a;
      const percent = unitOf(s, company);
      emit?.({ type: 'shareBought', seat, company, percent, from, price: sharePrice(s, a) });
      if (from === OFFER) payForOffered(s, seat, company, percent, emit);
      else pay(s, seat, BANK, priceOf(s, company), 'share', emit); // R054
      const president = presiding(s, company);
      takeShare(s, seat, company, from, emit);
      settlePresidency(s, company, emit);
      if (isCgr(company)) completeCertificate(s, president, from); // R110
      afterPurchase(s, seat, company, percent);
    },
  });

interface StartCompany extends Start {
  readonly company: CompanyId;
}

/** A certificate counts two halves (R108). */
const ONE = 2;

/** R035: double par. */
const startPrice = (s: State1856, { company, par }: Pick<StartCompany, 'company' | 'par'>): number =>
  costOf(s, company, presidentsPercent(s, company), par);

const waiting = (s: State1856): CompanyId[] =>
  companyIds.filter((id) => !isCgr(id) && s.companies[id].status === 'waiting');

const LEAST = Math.min(...parPrices);

export const startCompany = starting<State1856, Event1856, StartCompany>({
  companies: companyIds,
  waiting,
  isWaiting: (s, company) => !isStarted(s, company),
  pars: parPrices,
  certificateLimit,
  mayStart: (s, seat) => hasRoomFor(s, seat, ONE),
  startPrice,
  fields: {
    // affordable at the lowest par
    company: oneOf(
      companyIds,
      waiting,
      (company: CompanyId, s, _, seat) => cashOf(s, seat) >= startPrice(s, { company, par: LEAST }),
    ),
  },
})
  .ask('first', ...purchase)
  .ask(
    { before: 'start.started' },
    must('start.cgr', ['company'], (_, a) => !isCgr(a.company)),
  )
  .ask(
    { after: 'start.started' },
    must('start.closed', ['company'], (s, a) => s.companies[a.company].status === 'waiting'),
  )
  .with({
    apply(s, { company, par }, emit, seat) {
      const own = s.companies[company];
      const capital = capitalOf(s, company);
      const percent = presidentsPercent(s, company);
      Object.assign(own, { status: 'started', par, capital }); // R049: fixed from here on
      s.cash[treasury(company)] = cashOf(s, treasury(company));
      emit?.({ type: 'companyStarted', seat, company, par, capital });
      payForOffered(s, seat, company, percent, emit);
      givePresidency(s, company, seat);
      putMarker(s, company, parSpots[par]!);
      afterPurchase(s, seat, company, percent);
    },
  });
