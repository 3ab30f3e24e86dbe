// Buys, sells and gives up a company's trains, and saves money for the next one.
import {
  BANK,
  companyOf,
  onSale,
  POOL,
  percentOf,
  type Seat,
  type TrainId,
  type Treasury,
  trainsOf,
  treasury,
  typeOf,
  under,
} from '../../../engine/index.ts';
import { type DiscardFrame, treasuryOf } from '../../../kernel/index.ts';
import { type CompanyId, MARITIME_COVERAGE } from '../rules/companies.ts';
import type { OfferFrame } from '../rules/frames.ts';
import { coverageIn } from '../rules/operating/revenue.ts';
import { cheapestPrice, mustBuyTrain, newTrain, printedPrice, trainLimit } from '../rules/operating/supply.ts';
import { launchedIds, maritimesOwned, own, type State1865, turnOf } from '../rules/state.ts';
import { coverageOf, trainTypes } from '../rules/trains.ts';
import { horizon } from './horizon.ts';
import type { Idea, Situation } from './situation.ts';
import { earnedWith, partOf, riseBy, sharesOf } from './stake.ts';

/** Value of a train for a company with traffic and without one. */
export const DUTY = 1000;
/** Worth of a treasury's money to the president: it does not count at the end, but while there is time it buys trains. */
export const idleMoney = (s: State1865): number => Math.min(0.25, 0.04 * horizon(s));
/** Value of money that will be missing for a train: the president would have to add it. */
export const MISSED = 0.8;

export const cheapest = cheapestPrice;

/** Coverage of these trains, with the company's maritime companies. */
const coverageBy = (s: State1865, company: CompanyId, trains: readonly TrainId[]): number =>
  trains.length === 0
    ? 0
    : trains.reduce(
        (sum, train) => sum + coverageOf(train),
        MARITIME_COVERAGE * maritimesOwned(s, treasury(company)).length,
      );

/** Rounds before a type appears: each company buys a train in about one of two turns. */
function roundsUntil(s: State1865, type: string): number {
  const types = trainTypes(s);
  const before = types.slice(
    0,
    types.findIndex((facts) => facts.type === type),
  );
  const left = before.reduce((sum, facts) => sum + (facts.count ?? 0) - (s.depot.sold[facts.type] ?? 0), 0);
  return left / (1 + 0.5 * launchedIds(s).length);
}

/** Rounds in which a train still earns, without the present one. */
export function lifeOf(s: State1865, train: TrainId): number {
  const { rustsOn } = trainTypes(s).find(({ type }) => type === typeOf(train))!;
  const last = horizon(s) - 1;
  return rustsOn === undefined ? last : Math.min(last, roundsUntil(s, rustsOn));
}

/** His loss by the trains that the first of a type makes obsolete. */
function scrapLoss(s: State1865, seat: Seat, train: TrainId): number {
  if ((s.depot.sold[typeOf(train)] ?? 0) > 0) return 0;
  const gone = trainTypes(s).find(({ rustsOn }) => rustsOn === typeOf(train))?.type;
  const lossOf = (company: CompanyId): number => {
    const rest = trainsOf(s, company).filter((one) => typeOf(one) !== gone);
    const lost = earnedWith(s, company, coverageIn(s, company)) - earnedWith(s, company, coverageBy(s, company, rest));
    return 2 * lost * partOf(s, company, seat);
  };
  return launchedIds(s).reduce((sum, company) => sum + lossOf(company), 0);
}

function purchaseWorth({ s, seat }: Situation, company: CompanyId, train: TrainId, isNew: boolean): number {
  const own = trainsOf(s, company);
  const more =
    earnedWith(s, company, coverageBy(s, company, [...own, train])) - earnedWith(s, company, coverageIn(s, company));
  const moved = isNew && !turnOf(s).boughtNew ? sharesOf(s, company, seat) * riseBy(s, company, 'newTrain') : 0;
  const scrapped = isNew ? scrapLoss(s, seat, train) : 0;
  return more * lifeOf(s, train) * partOf(s, company, seat) + moved - scrapped;
}

/** Ideas to buy a train; the president's part of the price counts in full, as his own money. */
export function trainIdeas(situation: Situation): Idea[] {
  const { s } = situation;
  const { company } = turnOf(s);
  const duty = mustBuyTrain(s, company) ? DUTY : 0;
  const funds = treasuryOf(s, company);
  const idea = (from: typeof BANK | typeof POOL, train: TrainId): Idea => {
    const price = printedPrice(s, train);
    const added = Math.max(0, price - funds);
    const worth = purchaseWorth(situation, company, train, from === BANK);
    return {
      action: { type: 'buyTrain', from, train, price },
      value: duty + worth - idleMoney(s) * (price - added) - added,
    };
  };
  return [idea(BANK, newTrain(s)), ...s.depot.pool.map((train) => idea(POOL, train))];
}

/** Discounts on withheld money: it buys the next train at once, or brings it nearer. */
const SURE = 0.9;
const NEARER = 0.7;

/** Worth to him of the train on sale with this revenue, if it is withheld. */
export function trainWorth(situation: Situation, company: CompanyId, revenue: number): number {
  const { s } = situation;
  const train = newTrain(s);
  const lacking = printedPrice(s, train) - treasuryOf(s, company);
  if (lacking <= 0 || trainsOf(s, company).length >= trainLimit(s)) return 0;
  const worth = Math.max(0, purchaseWorth(situation, company, train, true));
  return revenue >= lacking ? SURE * worth : (NEARER * worth * revenue) / printedPrice(s, train);
}

/** Money missing for the train that the company will need, for its traffic or when its present ones are gone. */
export function missingSoon(s: State1865, company: CompanyId): number {
  const lasting = trainsOf(s, company).filter((train) => lifeOf(s, train) >= Math.min(2, horizon(s) - 1));
  const isCovered = coverageBy(s, company, lasting) >= own(s, company).traffic;
  if (horizon(s) <= 2 || isCovered || (lasting.length > 0 && lasting.length >= trainLimit(s))) return 0;
  return Math.max(0, onSale(s, trainTypes(s)).price - treasuryOf(s, company));
}

/** Answers to another president's request for a train. */
export function offerIdeas({ s, seat }: Situation): Idea[] {
  const { item, from, price } = under<OfferFrame>(s, 'offer');
  const seller = companyOf(from as Treasury) as CompanyId;
  const rest = trainsOf(s, seller).filter((train) => train !== item);
  const lost = earnedWith(s, seller, coverageIn(s, seller)) - earnedWith(s, seller, coverageBy(s, seller, rest));
  const gain = idleMoney(s) * price - lost * lifeOf(s, item) * partOf(s, seller, seat) - (rest.length === 0 ? DUTY : 0);
  return [
    { action: { type: 'answer', reply: 'accept' }, value: gain },
    { action: { type: 'answer', reply: 'refuse' }, value: 0 },
  ];
}

/** The train with the least coverage. */
export const discardIdeas = ({ s }: Situation): Idea[] =>
  trainsOf(s, under<DiscardFrame>(s, 'discard').queue[0]!).map((train) => ({
    action: { type: 'discardTrain', train },
    value: 1000 - 10 * coverageOf(train),
  }));

/** Holdings in the order of sale for a train: the lowest yield first, presidencies last. */
export const heldBy = (s: State1865, seat: Seat): CompanyId[] =>
  launchedIds(s).filter((company) => percentOf(s, company, seat) > 0);
