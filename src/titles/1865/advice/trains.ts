// Buys, sells and gives up a company's trains, by its outlook with them and without.
import { DUTY } from '../../../bots/kit/situation.ts';
import {
  BANK,
  companyOf,
  POOL,
  type Seat,
  type TrainId,
  type Treasury,
  trainsOf,
  typeOf,
  under,
} from '../../../engine/index.ts';
import type { DiscardFrame } from '../../../kernel/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { OfferFrame } from '../rules/frames.ts';
import { newTrain, printedPrice } from '../rules/operating/supply.ts';
import { launchedIds, type State1865, turnOf } from '../rules/state.ts';
import { coverageOf, trainTypes } from '../rules/trains.ts';
import { coinWorth } from './cash.ts';
import type { Idea, Situation } from './situation.ts';
import { riseBy, stakeIn, worthWith } from './stake.ts';
import { type Standing, standingOf, trainOf } from './standing.ts';

/** A company without trains of a type that goes. */
const without = (s: State1865, company: CompanyId, gone: string): Standing => ({
  ...standingOf(s, company),
  trains: trainsOf(s, company)
    .filter((train) => typeOf(train) !== gone)
    .map((train) => trainOf(s, train)),
});

/** What the first train of a type takes from all companies, his own and those of others. */
function scrapGain(s: State1865, seat: Seat, train: TrainId): number {
  if ((s.depot.sold[typeOf(train)] ?? 0) > 0) return 0;
  const gone = trainTypes(s).find(({ rustsOn }) => rustsOn === typeOf(train))?.type;
  if (gone === undefined) return 0;
  return launchedIds(s)
    .filter((company) => company !== turnOf(s).company && trainsOf(s, company).some((one) => typeOf(one) === gone))
    .reduce(
      (sum, company) =>
        sum +
        worthWith(s, seat, company, without(s, company, gone)) -
        worthWith(s, seat, company, standingOf(s, company)),
      0,
    );
}

/** Trains that stay when this one is bought. */
function keptWith(s: State1865, company: CompanyId, train: TrainId, isNew: boolean): Standing {
  if (!isNew || (s.depot.sold[typeOf(train)] ?? 0) > 0) return standingOf(s, company);
  return without(s, company, trainTypes(s).find(({ rustsOn }) => rustsOn === typeOf(train))?.type ?? '');
}

function purchaseWorth({ s, seat }: Situation, company: CompanyId, train: TrainId, isNew: boolean): number {
  const now = standingOf(s, company);
  const price = printedPrice(s, train);
  const added = Math.max(0, price - now.money);
  const rises = isNew && !turnOf(s).boughtNew;
  const kept = keptWith(s, company, train, isNew);
  const after = {
    ...kept,
    trains: [...kept.trains, trainOf(s, train)],
    money: now.money + added - price,
    space: now.space + (rises ? 1 : 0),
  };
  const rise = rises ? stakeIn(s, company, seat) * riseBy(s, company, 'newTrain') : 0;
  const scrapped = isNew ? scrapGain(s, seat, train) : 0;
  return (
    worthWith(s, seat, company, after, 'end') -
    worthWith(s, seat, company, now, 'end') +
    rise +
    scrapped -
    (added > 0 ? added * coinWorth(s, seat) : 0)
  );
}

/** Purchases from the pile and the bank pool. */
export function trainIdeas(situation: Situation): Idea[] {
  const { s } = situation;
  const { company } = turnOf(s);
  const idea = (from: typeof BANK | typeof POOL, train: TrainId): Idea => ({
    action: { type: 'buyTrain', from, train, price: printedPrice(s, train) },
    value: purchaseWorth(situation, company, train, from === BANK),
  });
  return [idea(BANK, newTrain(s)), ...s.depot.pool.map((train) => idea(POOL, train))];
}

/** Answers to another president's request for a train. */
export function offerIdeas({ s, seat }: Situation): Idea[] {
  const { item, from, price, company } = under<OfferFrame>(s, 'offer');
  const seller = companyOf(from as Treasury) as CompanyId;
  const rest = trainsOf(s, seller).filter((train) => train !== item);
  const [theirs, ours] = [standingOf(s, company), standingOf(s, seller)];
  const gain =
    worthWith(s, seat, seller, {
      ...ours,
      trains: rest.map((train) => trainOf(s, train)),
      money: ours.money + price,
    }) -
    worthWith(s, seat, seller, ours) +
    worthWith(
      s,
      seat,
      company,
      { ...theirs, trains: [...theirs.trains, trainOf(s, item)], money: theirs.money - price },
      'end',
    ) -
    worthWith(s, seat, company, theirs, 'end');
  return [
    { action: { type: 'answer', reply: 'accept' }, value: gain - (rest.length === 0 ? DUTY : 0) },
    { action: { type: 'answer', reply: 'refuse' }, value: 0 },
  ];
}

/** The train with the least coverage. */
export const discardIdeas = ({ s }: Situation): Idea[] =>
  trainsOf(s, under<DiscardFrame>(s, 'discard').queue[0]!).map((train) => ({
    action: { type: 'discardTrain', train },
    value: 1000 - 10 * coverageOf(train),
  }));
