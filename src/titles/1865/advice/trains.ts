// Which trains a company buys, sells and gives up, and what money is kept for the next one.
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
import { coverageIn } from '../rules/coverage.ts';
import type { OfferFrame } from '../rules/frames.ts';
import { cheapestPrice, mustBuyTrain, newTrain, printedPrice, trainLimit } from '../rules/operating/supply.ts';
import { launchedIds, maritimesOwned, own, type State1865, turnOf } from '../rules/state.ts';
import { coverageOf, trainTypes } from '../rules/trains.ts';
import { horizon } from './outlook.ts';
import type { Idea, Seen } from './seen.ts';
import { earnedWith, partOf, riseBy, sharesOf } from './stake.ts';

/** A company with traffic must have a train. */
export const DUTY = 1000;
/** What money of a treasury is worth to the president: it does not count in the end, but as long as there is time it buys trains. */
export const idleMoney = (s: State1865): number => Math.min(0.25, 0.04 * horizon(s));
/** Money that will be missing for a train: the president would have to add it. */
export const MISSED = 0.8;

export const cheapest = cheapestPrice;

/** What these trains cover, with the maritime companies of the company. */
const coverageBy = (s: State1865, company: CompanyId, trains: readonly TrainId[]): number =>
  trains.length === 0
    ? 0
    : trains.reduce(
        (sum, train) => sum + coverageOf(train),
        MARITIME_COVERAGE * maritimesOwned(s, treasury(company)).length,
      );

/** Trains that are sold before a type comes: about one in two turns of a company. */
function roundsUntil(s: State1865, type: string): number {
  const types = trainTypes(s);
  const before = types.slice(
    0,
    types.findIndex((facts) => facts.type === type),
  );
  const left = before.reduce((sum, facts) => sum + (facts.count ?? 0) - (s.depot.sold[facts.type] ?? 0), 0);
  return left / (1 + 0.5 * launchedIds(s).length);
}

/** Rounds in which a train still earns, the present one not counted. */
export function lifeOf(s: State1865, train: TrainId): number {
  const { rustsOn } = trainTypes(s).find(({ type }) => type === typeOf(train))!;
  const last = horizon(s) - 1;
  return rustsOn === undefined ? last : Math.min(last, roundsUntil(s, rustsOn));
}

/** What he loses by the trains that the first of a type makes obsolete. */
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

function purchaseWorth({ s, seat }: Seen, company: CompanyId, train: TrainId, isNew: boolean): number {
  const own = trainsOf(s, company);
  const more =
    earnedWith(s, company, coverageBy(s, company, [...own, train])) - earnedWith(s, company, coverageIn(s, company));
  const moved = isNew && !turnOf(s).boughtNew ? sharesOf(s, company, seat) * riseBy(s, company, 'newTrain') : 0;
  const scrapped = isNew ? scrapLoss(s, seat, train) : 0;
  return more * lifeOf(s, train) * partOf(s, company, seat) + moved - scrapped;
}

/** What the president pays himself is his own money. */
export function trainIdeas(seen: Seen): Idea[] {
  const { s } = seen;
  const { company } = turnOf(s);
  const duty = mustBuyTrain(s, company) ? DUTY : 0;
  const funds = treasuryOf(s, company);
  const idea = (from: typeof BANK | typeof POOL, train: TrainId): Idea => {
    const price = printedPrice(s, train);
    const added = Math.max(0, price - funds);
    const worth = purchaseWorth(seen, company, train, from === BANK);
    return {
      action: { type: 'buyTrain', from, train, price },
      value: duty + worth - idleMoney(s) * (price - added) - added,
    };
  };
  return [idea(BANK, newTrain(s)), ...s.depot.pool.map((train) => idea(POOL, train))];
}

/** Money withheld now buys the next train at once, or brings it nearer. */
const SURE = 0.9;
const NEARER = 0.7;

/** What the train on sale would be worth to him by this revenue, if it is withheld. */
export function trainWorth(seen: Seen, company: CompanyId, revenue: number): number {
  const { s } = seen;
  const train = newTrain(s);
  const lacking = printedPrice(s, train) - treasuryOf(s, company);
  if (lacking <= 0 || trainsOf(s, company).length >= trainLimit(s)) return 0;
  const worth = Math.max(0, purchaseWorth(seen, company, train, true));
  return revenue >= lacking ? SURE * worth : (NEARER * worth * revenue) / printedPrice(s, train);
}

/** What a company lacks for the train that it will need, for its traffic or when its present ones are gone. */
export function missingSoon(s: State1865, company: CompanyId): number {
  const lasting = trainsOf(s, company).filter((train) => lifeOf(s, train) >= Math.min(2, horizon(s) - 1));
  const isCovered = coverageBy(s, company, lasting) >= own(s, company).traffic;
  if (horizon(s) <= 2 || isCovered || (lasting.length > 0 && lasting.length >= trainLimit(s))) return 0;
  return Math.max(0, onSale(s, trainTypes(s)).price - treasuryOf(s, company));
}

/** Another president asks for a train. */
export function offerIdeas({ s, seat }: Seen): Idea[] {
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

/** The train that covers least. */
export const discardIdeas = ({ s }: Seen): Idea[] =>
  trainsOf(s, under<DiscardFrame>(s, 'discard').queue[0]!).map((train) => ({
    action: { type: 'discardTrain', train },
    value: 1000 - 10 * coverageOf(train),
  }));

/** Shares sold for a train: what yields least goes first, and presidencies last. */
export const heldBy = (s: State1865, seat: Seat): CompanyId[] =>
  launchedIds(s).filter((company) => percentOf(s, company, seat) > 0);
