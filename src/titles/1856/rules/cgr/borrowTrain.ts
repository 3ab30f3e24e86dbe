// R114: a CGR without a train borrows one for the run: the one on sale, or by ruling a Diesel (an 8 where those are played).
import { ruling } from '../../../../engine/core/state.ts';
import type { AutoStep, Step } from '../../../../engine/core/step.ts';
import { nextOf, onSale, type TrainId, trainsOf } from '../../../../engine/trains/depot.ts';
import { hasRoute } from '../../../../kernel/run/route.ts';
import { CGR } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { map } from '../map.ts';
import { must } from '../rules.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { lastType, trainTypes } from '../trains.ts';

export interface BorrowTrain {
  readonly type: 'borrowTrain';
}

/** The train it would borrow. It stays with the bank. */
export const borrowedTrain = (s: State1856): TrainId =>
  nextOf(s, (ruling(s, 'cgrBorrowed') === 'onSale' ? onSale(s, trainTypes(s)) : lastType(s)).type);

const isCgrTurn = (s: State1856): boolean => turnOf(s).company === CGR;
const isTrainless = (s: State1856): boolean => trainsOf(s, CGR).length === 0;

/** By our ruling it borrows wherever it has a route: nobody is asked. */
export const borrowAtOnce: AutoStep<State1856, Event1856> = {
  id: 'borrowAtOnce',
  auto(s, emit) {
    if (ruling(s, 'cgrBorrows') === 'must' && isCgrTurn(s) && isTrainless(s) && hasRoute(map, s.board, CGR))
      borrowTrain.apply(s, { type: 'borrowTrain' }, emit, operator(s));
  },
};

export const borrowTrain: Step<State1856, BorrowTrain, Event1856> = {
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
};
