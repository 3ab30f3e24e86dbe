// What lies in the box of a plain 18xx game, and the description that follows from it.

import type { Seat } from '../../engine/core/action.ts';
import type { MarketFacts } from '../../engine/market/market.ts';
import type { Money } from '../../engine/money/bank.ts';
import { countHeld, presidentOf } from '../../engine/shares/shares.ts';
import { hexOfNode, indexOfNode, type NodeId } from '../../engine/track/board.ts';
import type { MapFacts } from '../../engine/track/facts.ts';
import { tokenNodes } from '../../engine/track/tokens.ts';
import type { TrainFacts, TrainType } from '../../engine/trains/depot.ts';
import type { Phase, RailGame } from '../rail.ts';
import type { TrainsRan } from '../run/running.ts';
import type { PriceTable } from '../stock/priceTable.ts';
import { newStockRound } from '../stock/round.ts';
import type { DiscardFrame } from '../trains/discard.ts';
import { isStarted, type PlainState, type TurnFrame } from './state.ts';

export interface CompanyFacts {
  readonly name: string;
  readonly letters: string;
  /** The colours of its tokens. */
  readonly paper: string;
  readonly ink: string;
  readonly home: NodeId;
  /** What each of its tokens costs; the first one stands at home. */
  readonly tokens: readonly Money[];
  /** Percent of its president's certificate and of the others. */
  readonly certificates: readonly [president: number, ordinary: number];
}

export interface Box {
  readonly map: MapFacts;
  /** Companies are started in the zone `par`. */
  readonly market: MarketFacts;
  /** How dividends, sales and a stock round move a marker. */
  readonly moves: PriceTable<'paid' | 'withheld' | 'soldShare' | 'soldOut'>['moves'];
  /** All the money there is, and what the players share of it. */
  readonly money: Money;
  readonly start: Money;
  readonly companies: Readonly<Record<string, CompanyFacts>>;
  readonly trains: readonly TrainFacts[];
  /** By the type of train whose first one brings it. */
  readonly phases: Readonly<Record<TrainType, Omit<Phase, 'id'>>>;
  /** How many certificates one may hold, by the number of players; and how many percent of one company. */
  readonly certificates: Readonly<Record<number, number>>;
  readonly most: number;
}

export const companyIds = (box: Box): readonly string[] => Object.keys(box.companies);

export const tokensPlaced = (s: PlainState, company: string): number => tokenNodes(s.board, company).length;

export const certificatesIn = (s: PlainState, seat: Seat): number =>
  Object.keys(s.shares).reduce((sum, company) => sum + countHeld(s, company, seat), 0);

/** Whoever discards, or has its turn. */
function operating({ flow }: PlainState): string | null {
  const frame = flow.at(-1) as DiscardFrame | TurnFrame | undefined;
  if (frame?.kind === 'discard') return frame.queue[0] ?? null;
  return frame?.kind === 'turn' ? frame.company : null;
}

export function describe(box: Box): RailGame<PlainState> {
  const facts = (company: string): CompanyFacts => box.companies[company]!;
  return {
    map: () => box.map,
    market: () => box.market,
    prices: () => box,
    money: () => box.money,
    companies: () => companyIds(box),
    name: (company) => facts(company).name,
    letters: (company) => facts(company).letters,
    colours: box.companies,
    tokens: (company) => facts(company).tokens.length,
    tokensLeft: (s, company) => facts(company).tokens.length - tokensPlaced(s, company),
    idle: (s, company) => (isStarted(s, company) ? null : 'waiting'),
    controller: presidentOf,
    par: (s, company) => s.pars[company] ?? 0,
    figures: () => ({}),
    homes: (s) =>
      companyIds(box)
        .filter((company) => !isStarted(s, company))
        .map((company) => ({ company, hex: hexOfNode(facts(company).home), city: indexOfNode(facts(company).home) })),
    bound: () => null,
    privates: () => [],
    certificates: (s, seat) => ({ held: certificatesIn(s, seat), limit: box.certificates[s.players]! }),
    stockTurn: (_, seat) => newStockRound(2, seat, 'trade'),
    markers: () => [],
    phase: (s) => ({ id: s.phase, ...box.phases[s.phase]! }),
    phases: () => Object.keys(box.phases).map((id, i) => ({ id, by: i === 0 ? null : id })),
    trainTypes: () => box.trains,
    trainLimit: (s) => box.phases[s.phase]!.trainLimit,
    operating,
    runsIn: (event) => (event.type === 'trainsRan' ? (event as TrainsRan).runs : null),
  };
}
