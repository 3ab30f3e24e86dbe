// What lies in the box of an 18xx game, and the description that follows from it.
import { type MarketFacts, spaceAt, spotsInZone } from '../engine/market/market.ts';
import type { Money } from '../engine/money/bank.ts';
import { presidentOf } from '../engine/shares/shares.ts';
import type { MapFacts } from '../engine/track/facts.ts';
import { tokenNodes } from '../engine/track/tokens.ts';
import type { TrainFacts, TrainType } from '../engine/trains/depot.ts';
import type { Phase, RailGame, RailState, Table } from './rail.ts';
import type { TrainsRan } from './run/running.ts';
import type { PriceTable } from './stock/priceTable.ts';
import { newStockRound } from './stock/round.ts';
import type { DiscardFrame } from './trains/discard.ts';

export interface CompanyFacts {
  readonly name: string;
  readonly letters: string;
  /** The colours of its tokens. */
  readonly paper: string;
  readonly ink: string;
}

/** The same at every table, or as the table has it. */
type AsTable<T> = T | ((t: Table) => T);

export interface Box<S extends RailState = RailState> {
  readonly map: AsTable<MapFacts>;
  /** The market, and how dividends, sales and a stock round move a marker. */
  readonly prices: AsTable<PriceTable>;
  /** All the money there is; null where the bank pays whatever is due. */
  readonly money: AsTable<Money | null>;
  readonly companies: Readonly<Record<string, CompanyFacts>>;
  readonly trains: readonly TrainFacts[] | ((s: S) => readonly TrainFacts[]);
  /** By the train whose first one brings it, as a rule; the first of them is there from the start. */
  readonly phases: Readonly<Record<TrainType, Omit<Phase, 'id'>>>;
}

const asTable = <T>(given: AsTable<T>): ((t: Table) => T) =>
  typeof given === 'function' ? (given as (t: Table) => T) : () => given;

/** What the box does not say: where companies begin, who is not in play, how many certificates one may hold. */
type Told = 'idle' | 'homes' | 'certificates' | 'tokensLeft';

/** The company that a decision is about: whoever discards, or is named by what is going on. */
function operating({ flow }: RailState): string | null {
  const frame = flow.at(-1) as DiscardFrame | { kind: string; company?: string } | undefined;
  if (frame && 'queue' in frame) return frame.queue[0] ?? null;
  return frame?.company ?? null;
}

/** `own`: what is not in the box, and what this book has differently. */
export function describe<S extends RailState>(
  box: Box<S>,
  own: Pick<RailGame<S>, Told> & Partial<RailGame<S>>,
): RailGame<S> {
  const prices = asTable(box.prices);
  const { trains, phases } = box;
  const trainTypes = typeof trains === 'function' ? trains : () => trains;
  return {
    map: asTable(box.map),
    market: (t) => prices(t).market,
    prices,
    money: asTable(box.money),
    companies: () => Object.keys(box.companies),
    name: (company) => box.companies[company]!.name,
    letters: (company) => box.companies[company]!.letters,
    colours: box.companies,
    controller: presidentOf,
    figures: () => ({}),
    bound: () => null,
    privates: () => [],
    stockTurn: (_, seat) => newStockRound(2, seat, 'trade'),
    markers: () => [],
    phase: (s) => ({ id: s.phase, ...phases[s.phase]! }),
    phases: () => Object.keys(phases).map((id, i) => ({ id, by: i === 0 ? null : id })),
    trainTypes,
    trainLimit: (s) => phases[s.phase]!.trainLimit,
    operating,
    runsIn: (event) => (event.type === 'trainsRan' ? (event as TrainsRan).runs : null),
    ...own,
  };
}

/** Tokens of a company on the map. */
export const tokensPlaced = (s: RailState, company: string): number => tokenNodes(s.board, company).length;

/** The prices of a zone, from the lowest. */
export const pricesIn = (market: MarketFacts, zone: string): readonly Money[] =>
  spotsInZone(market, zone).map((spot) => spaceAt(market, spot)!.price);
