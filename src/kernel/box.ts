// The box of an 18xx game, and the description that follows from it.
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

export interface CompanyFacts {
  readonly name: string;
  /** Short name; by default the id under which it is listed. */
  readonly letters?: string;
  /** The colours of its tokens. */
  readonly paper: string;
  readonly ink: string;
}

/** A value for every table, or a function of the table. */
type AsTable<T> = T | ((t: Table) => T);

export interface Box<S extends RailState = RailState> {
  readonly map: AsTable<MapFacts>;
  /** The market, and how dividends, sales and a stock round move a marker. */
  readonly prices: AsTable<PriceTable>;
  /** All the money there is; null if the bank pays without limit. */
  readonly money: AsTable<Money | null>;
  readonly companies: Readonly<Record<string, CompanyFacts>>;
  readonly trains: readonly TrainFacts[] | ((s: S) => readonly TrainFacts[]);
  /** By the type of train whose first one brings the phase, if trains are sold one by one; the first phase is there from the start. */
  readonly phases: AsTable<Readonly<Record<TrainType, Omit<Phase, 'id'>>>>;
}

const asTable = <T>(given: AsTable<T>): ((t: Table) => T) =>
  typeof given === 'function' ? (given as (t: Table) => T) : () => given;

/** Parts of the description that the box lacks: companies out of play, homes, certificate limits, tokens left. */
type Told = 'idle' | 'homes' | 'certificates' | 'tokensLeft';

/** The company that a decision is about: the first in the queue of the current frame, or the one the frame names. */
function operating({ flow }: RailState): string | null {
  type Asked = { readonly kind: string; readonly company?: string; readonly queue?: readonly (string | Asked)[] };
  const frame = flow.at(-1) as Asked | undefined;
  const first = frame?.queue ? frame.queue[0] : frame;
  return (typeof first === 'string' ? first : first?.company) ?? null;
}

/** `own`: parts that are not in the box, and parts that this book has differently. */
export function describe<S extends RailState>(
  box: Box<S>,
  own: Pick<RailGame<S>, Told> & Partial<RailGame<S>>,
): RailGame<S> {
  const prices = asTable(box.prices);
  const phases = asTable(box.phases);
  const { trains } = box;
  const trainTypes = typeof trains === 'function' ? trains : () => trains;
  return {
    map: asTable(box.map),
    market: (t) => prices(t).market,
    prices,
    money: asTable(box.money),
    companies: () => Object.keys(box.companies),
    name: (company) => box.companies[company]!.name,
    letters: (company) => box.companies[company]!.letters ?? company,
    colours: box.companies,
    controller: presidentOf,
    figures: () => ({}),
    bound: () => null,
    privates: () => [],
    stockTurn: (_, seat) => newStockRound(2, seat, 'trade'),
    markers: () => [],
    phase: (s) => ({ id: s.phase, ...phases(s)[s.phase]! }),
    phases: (s) => Object.keys(phases(s)).map((id, i) => ({ id, by: i === 0 || own.openDepot ? null : id })),
    trainTypes,
    trainLimit: (s) => phases(s)[s.phase]!.trainLimit,
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
