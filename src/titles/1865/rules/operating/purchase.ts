// Pays for a train of the pile or the bank pool, with the president's part (R134, R137). The first of a kind brings a
// phase, with its consequences at once (R011, R023, R131-R132, R181).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, type Money, pay } from '../../../../engine/money/bank.ts';
import { POOL, presiding } from '../../../../engine/shares/shares.ts';
import { type TrainId, takeFromPool, takeNew, typeOf } from '../../../../engine/trains/depot.ts';
import { moveBy } from '../../../../kernel/stock/price.ts';
import { discarding } from '../../../../kernel/trains/discard.ts';
import { phasesByTrain } from '../../../../kernel/trains/phase.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { prices } from '../market.ts';
import { type State1865, turnOf } from '../state.ts';
import { phaseOf, trainIds, trainTypes } from '../trains.ts';
import { discardMaritimes } from './maritime.ts';
import { printedPrice, trainLimit } from './supply.ts';
import { operatingOrder } from './turn.ts';

/** R132, R157: companies above the limit give the excess to the bank pool: in operating order, their presidents choose. */
export const { frame: discard, checkLimits } = discarding<State1865, Event1865>({
  cite: '4.6',
  trains: trainIds,
  controller: presiding,
  limit: trainLimit,
  order: operatingOrder,
});

const trainSold = phasesByTrain<State1865, Event1865>({
  trainTypes,
  phaseOf: (_, type) => phaseOf(type),
  brings(s, type, emit) {
    if (type === 'PH5') discardMaritimes(s, emit);
    checkLimits(s); // R132
  },
});

export interface Purchase {
  readonly company: CompanyId;
  readonly train: TrainId;
  /** The president's part of the price; 0 if the treasury pays it all. */
  readonly added: Money;
}

export function buyFromBank(s: State1865, { company, train, added }: Purchase, emit: Emit<Event1865>): void {
  const from = s.depot.pool.includes(train) ? POOL : BANK;
  const price = printedPrice(s, train);
  pay(s, presiding(s, company), treasury(company), added, 'train', emit);
  pay(s, treasury(company), BANK, price, 'train', emit);
  if (from === POOL) takeFromPool(s, train, company);
  else takeNew(s, typeOf(train), company);
  emit?.({ type: 'trainBought', company, train, from, price, added });
  if (from === POOL) return;
  rise(s, company, emit);
  trainSold(s, typeOf(train), emit);
}

/** R090, R183: new trains move the price one space in a turn, however many they are. */
function rise(s: State1865, company: CompanyId, emit: Emit<Event1865>): void {
  const turn = turnOf(s);
  if (!turn.boughtNew) moveBy(prices, s, { company, cause: 'newTrain' }, emit);
  turn.boughtNew = true;
}
