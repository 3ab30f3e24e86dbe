// The trains of the CGR: discards of those of absorbed companies (R113), the duty to buy one (R115), and the one borrowed
// for a run without any (R114).
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { discardToPool, nextOf, onSale, type TrainId, trainsOf } from '../../../../engine/trains/depot.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import { hasRoute } from '../../../../kernel/run/route.ts';
import type { DiscardTrain } from '../../../../kernel/trains/discard.ts';
import { inOperation, operator } from '../../../../kernel/turn.ts';
import { CGR } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { map } from '../map.ts';
import { canExchange, cheapestPrice, isPermanent, trainLimit } from '../operating/supply.ts';
import { type State1856, turnOf } from '../state.ts';
import { DIESEL_PRICE, EXCHANGE, lastType, trainIds, trainTypes } from '../trains.ts';

const permanents = (s: State1856): number => trainsOf(s, CGR).filter((train) => isPermanent(s, train)).length;

export const discardTrains = step<State1856, DiscardTrain, Event1856>()({
  id: 'discardTrain',
  actor: (s) => presiding(s, CGR),
  fields: { train: oneOf(trainIds, (s) => trainsOf(s, CGR)) },
  conditions: [
    // 5-trains and better are kept, unless there are too many of them
    must(
      'cgr.keepsTrain',
      ['train'],
      (s, { train }) =>
        trainsOf(s, CGR).includes(train) && (!isPermanent(s, train) || permanents(s) > trainLimit(s, CGR)),
    ),
  ],
  apply(s, { train }, emit) {
    discardToPool(s, CGR, train);
    emit?.({ type: 'trainDiscarded', company: CGR, train });
  },
  stays: true,
  pass() {},
  passing: [
    must(
      'cgr.tooManyTrains',
      [],
      (s) => trainsOf(s, CGR).length <= trainLimit(s, CGR),
      (s) => ({ limit: trainLimit(s, CGR), trains: trainsOf(s, CGR).length }),
    ),
  ],
});

/** R115: true if it must buy a permanent train: its first, as soon as it can pay. Later it has the duty of all companies. */
export function cgrMustBuy(s: State1856): boolean {
  if (inOperation(s) !== CGR || s.cgr.permanent) return false;
  const cash = treasuryOf(s, CGR);
  const less = canExchange(s, CGR) ? EXCHANGE : 0;
  const ruled = ruling(s, 'cgrMustBuy');
  if (ruled === 'more') return cash > DIESEL_PRICE - less; // the price of an 8-train does not matter there
  const paysLast = cash >= lastType(s).price - less;
  return paysLast || (ruled === 'any' && hasRoom(s) && cash >= cheapestPrice(s, CGR));
}

const hasRoom = (s: State1856): boolean => trainsOf(s, CGR).length < trainLimit(s, CGR);

/** The train to borrow: the one on sale, or by ruling a Diesel (an 8 if those are in play). It stays with the bank. */
export const borrowedTrain = (s: State1856): TrainId =>
  nextOf(s, (ruling(s, 'cgrBorrowed') === 'onSale' ? onSale(s, trainTypes(s)) : lastType(s)).type);

const isCgrTurn = (s: State1856): boolean => inOperation(s) === CGR;
const isTrainless = (s: State1856): boolean => trainsOf(s, CGR).length === 0;

/** By our ruling the CGR borrows unasked if it has a route and no train. */
export const borrowAtOnce: AutoStep<State1856, Event1856> = {
  id: 'borrowAtOnce',
  auto(s, emit) {
    if (ruling(s, 'cgrBorrows') === 'must' && isCgrTurn(s) && isTrainless(s) && hasRoute(map, s.board, CGR))
      borrowTrain.apply(s, { type: 'borrowTrain' }, emit, operator(s));
  },
};

export const borrowTrain = step<State1856, { readonly type: 'borrowTrain' }, Event1856>()({
  id: 'borrowTrain',
  actor: operator,
  fields: {},
  conditions: [
    must('borrow.onlyCgr', [], isCgrTurn),
    must('borrow.already', [], (s) => !turnOf(s).borrowed),
    must('borrow.hasTrain', [], isTrainless),
    // with the choice to borrow, by ruling, it may do so even without a route
    must('borrow.noRoute', [], (s) => ruling(s, 'cgrBorrows') === 'may' || hasRoute(map, s.board, CGR)),
  ],
  apply(s, _, emit) {
    turnOf(s).borrowed = true;
    emit?.({ type: 'trainBorrowed', train: borrowedTrain(s) });
  },
  pass() {},
});
