// The Dragons' turn, before that of every player: they sell red certificates, then buy a green one (R027, R035-R045).
import { copy } from '../../../../engine/core/copy.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { BANK, type CompanyPaid, pay } from '../../../../engine/money/bank.ts';
import { moveOrdinary, OFFER, POOL, unitOf } from '../../../../engine/shares/shares.ts';
import { moveBy, type PriceMoved } from '../../../../kernel/stock/price.ts';
import { stockOf } from '../../../../kernel/stock/round.ts';
import type { DragonEvent, Event1865 } from '../events.ts';
import { prices } from '../market.ts';
import { DRAGONS } from '../rank.ts';
import { launchedIds, priceOf, type State1865 } from '../state.ts';
import { nextRow } from './before.ts';
import { type DragonPurchase, type DragonSale, dragonPurchase, dragonSales } from './dragonChoice.ts';

type Told = DragonEvent | CompanyPaid<'shares'> | PriceMoved;

/** R036, R045: no money moves, the price does. */
function sell(s: State1865, sale: DragonSale, emit: Emit<Told>): void {
  const { company, percent } = sale;
  emit?.({ type: 'dragonsSold', ...sale, price: priceOf(s, company) });
  moveOrdinary(s, company, DRAGONS, POOL, percent);
  moveBy(prices, s, { company, cause: 'soldByLeader', shares: percent / unitOf(s, company) }, emit);
}

/** R045: the bank pays the company for a certificate of the initial offer. */
function buy(s: State1865, purchase: DragonPurchase, emit: Emit<Told>): void {
  const { company, from } = purchase;
  const [price, percent] = [priceOf(s, company), unitOf(s, company)];
  emit?.({ type: 'dragonsBought', ...purchase, percent, price });
  if (from === OFFER) pay(s, BANK, treasury(company), price, 'shares', emit);
  moveOrdinary(s, company, from, DRAGONS, percent);
}

/** Returns true if they traded; a turn with a sale is no pass (R041). */
function act(s: State1865, emit: Emit<Told>): boolean {
  const sales = dragonSales(s);
  for (const sale of sales) sell(s, sale, emit);
  const purchase = dragonPurchase(s);
  if (typeof purchase !== 'string') buy(s, purchase, emit);
  else if (sales.length === 0) {
    emit?.({ type: 'dragonsPassed', why: purchase });
    return false;
  }
  return true;
}

/** R029: while they go on trading, the passes of players before them do not end the round. */
export const dragons: AutoStep<State1865, Event1865> = {
  id: 'dragons',
  auto(s, emit) {
    if (act(s, emit)) stockOf(s).passes = 0;
  },
};

const isTheirs = (event: Told): event is DragonEvent => event.type !== 'paid' && event.type !== 'priceMoved';

/** A copy for their forecast; in operating rounds with the rows of the next stock round (R033). */
function ahead(s: State1865): State1865 {
  const copied = { ...s, shares: copy(s.shares), market: copy(s.market), cash: copy(s.cash) };
  if (!s.flow.some(({ kind }) => kind === 'operating')) return copied;
  const companies = copy(s.companies);
  for (const id of launchedIds(s)) companies[id].row = nextRow(s, id);
  return { ...copied, companies };
}

/** Their next turns if nobody else trades, the last being the one in which they pass. None in the draft. */
export function forecast(s: State1865): readonly (readonly DragonEvent[])[] {
  if (s.phase === '1') return [];
  const then = ahead(s);
  const turns: DragonEvent[][] = [];
  for (let trades = true; trades; ) {
    const turn: DragonEvent[] = [];
    trades = act(then, (event) => {
      if (isTheirs(event)) turn.push(event);
    });
    turns.push(turn);
  }
  return turns;
}
