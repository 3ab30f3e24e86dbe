// Trains on a company card (R174-R182): room is made before the run; purchases follow it one by one, as far as the money
// goes.
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { type TrainId, type TrainType, trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { buyFromSupply, sellOn } from '../operating/buyTrain.ts';
import { scrap as scrapOne } from '../operating/scrapTrain.ts';
import type { State18Mag } from '../state.ts';
import { TRAIN_LIMIT, trainFacts } from '../trains.ts';
import {
  about,
  cardStateOf,
  did,
  isHeldBack,
  istvansMinors,
  istvansTurn,
  nextAction,
  nextIf,
  skip,
  wait,
} from './card.ts';
import type { CardAction } from './cards.ts';

type SisterAction = Extract<CardAction, { symbol: 'sister' }>;

/** R178: with enough money a 2-train is scrapped to make room for a better one. */
export const scrap: AutoStep<State18Mag, Event18Mag> = {
  id: 'istvansScrap',
  auto(s, emit) {
    const turn = istvansTurn(s);
    const { company } = turn;
    const action = nextIf(s, company, 'better');
    if (!action || isHeldBack(s, company) || cardStateOf(s, company).owed !== null) return;
    const cash = treasuryOf(s, company);
    const { above, train } = action;
    if (cash <= above) return wait(s, company, 'threshold', above, emit);
    // A single train is kept and runs: there is room for the new one beside it.
    const trains = trainsOf(s, company);
    const scraps = trains.length === TRAIN_LIMIT;
    const two = trains.find((id) => typeOf(id) === '2');
    if (scraps && two === undefined) return wait(s, company, 'limit', 0, emit);
    if (trains.length > 0) emit?.({ type: 'istvanMakesRoom', ...about(s, company), scraps, above, cash });
    if (scraps) {
      scrapOne(s, company, two!, emit);
      cardStateOf(s, company).owed = train;
    } else turn.buys = train;
  },
};

const hasRoom = (s: State18Mag, minor: MinorId): boolean => trainsOf(s, minor).length < TRAIN_LIMIT;

/** R175: a red card's company without a train buys a 2-train before anything else. True if its card may go on. */
function keepsARule(s: State18Mag, minor: MinorId, emit: Emit<Event18Mag>): boolean {
  if (!isHeldBack(s, minor)) return true;
  const cash = treasuryOf(s, minor);
  const bought = cash >= trainFacts(s, '2').price;
  emit?.({ type: 'istvanTrainless', company: minor, bought, cash });
  if (bought) buyFromSupply(s, minor, '2', emit);
  return bought;
}

/** R177-R178: buys a train from the supply. True if the action is done. */
function buys(s: State18Mag, minor: MinorId, type: TrainType, emit: Emit<Event18Mag>): boolean {
  const { price } = trainFacts(s, type);
  if (!hasRoom(s, minor)) wait(s, minor, 'limit', 0, emit);
  else if (treasuryOf(s, minor) < price) wait(s, minor, 'cash', price, emit);
  else {
    buyFromSupply(s, minor, type, emit);
    did(s, minor, emit);
    return true;
  }
  return false;
}

/** A 2-train of a sister. */
interface Offer {
  readonly from: MinorId;
  readonly train: TrainId;
  readonly price: number;
}

/** Offer of the next sister with a higher number, else perhaps a lower one (R180-R181); undefined if nobody can sell. */
function sellerFor(s: State18Mag, minor: MinorId, { higher, lower }: SisterAction): Offer | undefined {
  const all = istvansMinors(s);
  const own = all.indexOf(minor);
  const offerOf = (from: MinorId, price: number): Offer[] => {
    const train = trainsOf(s, from).find((id) => typeOf(id) === '2');
    return train === undefined ? [] : [{ from, train, price }];
  };
  const above = all.slice(own + 1).flatMap((from) => offerOf(from, higher));
  const nearestFirst = all.slice(0, own).reverse();
  const below = lower === null ? [] : nearestFirst.flatMap((from) => offerOf(from, lower));
  return above[0] ?? below[0];
}

/** R180-R181: buys of a sister. True if the action is done, or skipped for good because nobody can sell. */
function buysOfSister(s: State18Mag, minor: MinorId, action: SisterAction, emit: Emit<Event18Mag>): boolean {
  const seller = sellerFor(s, minor, action);
  if (!seller) skip(s, minor, emit);
  else if (!hasRoom(s, minor)) wait(s, minor, 'limit', 0, emit);
  else if (treasuryOf(s, minor) < seller.price) wait(s, minor, 'cash', seller.price, emit);
  else {
    const { from, train: item, price } = seller;
    sellOn(s, { company: minor, what: 'train', item, from: treasury(from), price }, emit);
    did(s, minor, emit);
    return true;
  }
  return !seller;
}

/** Tries one action of this step. True if the next one may follow. */
function actOnce(s: State18Mag, minor: MinorId, emit: Emit<Event18Mag>): boolean {
  const action = nextAction(s, minor);
  if (action?.symbol === 'train') return buys(s, minor, action.train, emit);
  if (action?.symbol === 'sister') return buysOfSister(s, minor, action, emit);
  if (action?.symbol !== 'better') return false;
  // Only if the treasury was full enough before the run, or a 2-train is scrapped for it already.
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
