// The trains of the CGR: which of the absorbed companies' it does not keep (R113), when it must buy one (R115), and which one
// it borrows for the run where it has none (R114).
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

/** R115: it buys a permanent train as soon as it can pay, until it has owned one; later the duty of all is its own. */
export function cgrMustBuy(s: State1856): boolean {
  if (inOperation(s) !== CGR || s.cgr.permanent) return false;
  const cash = treasuryOf(s, CGR);
  const less = canExchange(s, CGR) ? EXCHANGE : 0;
  const ruled = ruling(s, 'cgrMustBuy');
  if (ruled === 'more') return cash > DIESEL_PRICE - less; // what an 8-train costs does not matter there
  const paysLast = cash >= lastType(s).price - less;
  return paysLast || (ruled === 'any' && hasRoom(s) && cash >= cheapestPrice(s, CGR));
}

const hasRoom = (s: State1856): boolean => trainsOf(s, CGR).length < trainLimit(s, CGR);

/** The train it would borrow: the one on sale, or by ruling a Diesel (an 8 where those are played). It stays with the bank. */
export const borrowedTrain = (s: State1856): TrainId =>
  nextOf(s, (ruling(s, 'cgrBorrowed') === 'onSale' ? onSale(s, trainTypes(s)) : lastType(s)).type);

const isCgrTurn = (s: State1856): boolean => inOperation(s) === CGR;
const isTrainless = (s: State1856): boolean => trainsOf(s, CGR).length === 0;

/** By our ruling it borrows wherever it has a route: nobody is asked. */
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
    // where it may borrow, it may do so for nothing
    must('borrow.noRoute', [], (s) => ruling(s, 'cgrBorrows') === 'may' || hasRoute(map, s.board, CGR)),
  ],
  apply(s, _, emit) {
    turnOf(s).borrowed = true;
    emit?.({ type: 'trainBorrowed', train: borrowedTrain(s) });
  },
  pass() {},
});
