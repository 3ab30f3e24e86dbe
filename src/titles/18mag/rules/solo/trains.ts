// After the run: the trains that the card asks for, one after the other as far as the money goes (R174-R182).

import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import { type TrainType, trainsOf } from '../../../../engine/trains/depot.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { buyFromSupply } from '../operating/buyTrain.ts';
import { sellOn } from '../operating/offers.ts';
import type { State18Mag } from '../state.ts';
import { TRAIN_LIMIT, trainFacts } from '../trains.ts';
import { did, isHeldBack, nextAction, skip, wait } from './card.ts';
import type { CardAction } from './cards.ts';
import { sellerFor } from './sister.ts';
import { cardStateOf, istvansTurn } from './state.ts';

const funds = (s: State18Mag, minor: MinorId): number => cashOf(s, treasury(minor));
const hasRoom = (s: State18Mag, minor: MinorId): boolean => trainsOf(s, minor).length < TRAIN_LIMIT;

/** R175: a red card's company without a train buys a 2-train before anything else; whether it has one now. */
function keepsARule(s: State18Mag, minor: MinorId, emit: Emit<Event18Mag>): boolean {
  if (!isHeldBack(s, minor)) return true;
  const cash = funds(s, minor);
  const bought = cash >= trainFacts(s, '2').price;
  emit?.({ type: 'istvanTrainless', company: minor, bought, cash });
  if (bought) buyFromSupply(s, minor, '2', emit);
  return bought;
}

/** R177-R178; whether the action is done. */
function buys(s: State18Mag, minor: MinorId, type: TrainType, emit: Emit<Event18Mag>): boolean {
  const { price } = trainFacts(s, type);
  if (!hasRoom(s, minor)) wait(s, minor, 'limit', 0, emit);
  else if (funds(s, minor) < price) wait(s, minor, 'cash', price, emit);
  else {
    buyFromSupply(s, minor, type, emit);
    did(s, minor, emit);
    return true;
  }
  return false;
}

/** R180-R181; whether the action is done, or skipped for good because nobody can sell. */
function buysOfSister(
  s: State18Mag,
  minor: MinorId,
  action: Extract<CardAction, { symbol: 'sister' }>,
  emit: Emit<Event18Mag>,
): boolean {
  const seller = sellerFor(s, minor, action);
  if (!seller) skip(s, minor, emit);
  else if (!hasRoom(s, minor)) wait(s, minor, 'limit', 0, emit);
  else if (funds(s, minor) < seller.price) wait(s, minor, 'cash', seller.price, emit);
  else {
    sellOn(
      s,
      { company: minor, what: 'train', item: seller.train, from: treasury(seller.from), price: seller.price },
      emit,
    );
    did(s, minor, emit);
    return true;
  }
  return !seller;
}

/** One action of this step; whether the next one may follow. */
function actOnce(s: State18Mag, minor: MinorId, emit: Emit<Event18Mag>): boolean {
  const action = nextAction(s, minor);
  if (action?.symbol === 'train') return buys(s, minor, action.train, emit);
  if (action?.symbol === 'sister') return buysOfSister(s, minor, action, emit);
  if (action?.symbol !== 'better') return false;
  // Only with the treasury that was full enough before the run, or when a 2-train is gone for it already.
  const turn = istvansTurn(s);
  const due = turn.buys ?? cardStateOf(s, minor).owed;
  turn.buys = null;
  return due !== null && buys(s, minor, due, emit);
}

export const trains: AutoStep<State18Mag, Event18Mag> = {
  id: 'istvansTrains',
  auto(s, emit) {
    const { company } = istvansTurn(s);
    if (!keepsARule(s, company, emit)) return;
    while (actOnce(s, company, emit));
  },
};
