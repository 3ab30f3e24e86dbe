// The book's answers to the steps of a game, from its box alone; a book with rules of its own replaces them.
import type { Seat } from '../engine/core/action.ts';
import { must } from '../engine/core/condition.ts';
import type { Emit } from '../engine/core/event.ts';
import { treasury } from '../engine/core/owner.ts';
import { byPrice, type MarketFacts, priceOf, putMarker, spaceAt, spotsInZone } from '../engine/market/market.ts';
import { BANK, type Money, pay } from '../engine/money/bank.ts';
import { type BestRuns, bestRuns } from '../engine/routes/bestRuns.ts';
import { remembering } from '../engine/routes/cache.ts';
import type { RunProblem, RunRules } from '../engine/routes/problem.ts';
import { countHeld, OFFER, percentOf, presiding, unitOf } from '../engine/shares/shares.ts';
import { boardToWrite, type NodeId, nodeId } from '../engine/track/board.ts';
import type { MapFacts } from '../engine/track/facts.ts';
import { graphOf } from '../engine/track/graph.ts';
import { freeSlots, putToken } from '../engine/track/tokens.ts';
import { nameableTrains, type TrainFacts, type TrainType, trainsOf, typeOf } from '../engine/trains/depot.ts';
import { type Box, type CompanyFacts, tokensPlaced } from './box.ts';
import { payShareholders } from './money/shareholders.ts';
import type { Phase, RailState } from './rail.ts';
import { hasRoute } from './run/route.ts';
import { standingAt, valueIn } from './run/stops.ts';
import type { PrivateFacts, Privates } from './stock/buyPrivate.ts';
import type { Purchase } from './stock/buyShare.ts';
import { moveBy } from './stock/price.ts';
import type { PriceTable } from './stock/priceTable.ts';
import { sellBlock } from './stock/sellBlock.ts';
import type { StartCompany } from './stock/startCompany.ts';
import type { PlaceToken } from './track/placeToken.ts';
import { discarding } from './trains/discard.ts';
import { phasesByTrain } from './trains/phase.ts';
import { inOperation, type TurnFrame, turnOf } from './turn.ts';
import type { RailEvent } from './vocabulary.ts';

export interface PlainCompany extends CompanyFacts {
  readonly home: NodeId;
  /** The cost of each token; the first one stands at home. */
  readonly tokens: readonly Money[];
  /** Percent of its president's certificate and of the others. */
  readonly certificates: readonly [president: number, ordinary: number];
}

export interface PlainBox extends Box {
  readonly map: MapFacts;
  /** Companies are started in the zone `par`. */
  readonly prices: PriceTable<'paid' | 'withheld' | 'soldShare' | 'soldOut'>;
  /** All the money there is, and the part of it that the players share. */
  readonly money: Money;
  readonly start: Money;
  readonly companies: Readonly<Record<string, PlainCompany>>;
  readonly trains: readonly TrainFacts[];
  /** Limits: certificates a player may hold, by the number of players; and percent of one company. */
  readonly phases: Readonly<Record<TrainType, Omit<Phase, 'id'>>>;
  readonly certificates: Readonly<Record<number, number>>;
  readonly most: number;
  /** Private companies, if there are any. */
  readonly privates?: Readonly<Record<string, PrivateFacts>>;
}

export interface PlainState extends RailState {
  /** The price at which each company was started; companies not yet started are not listed. */
  pars: Record<string, Money>;
  /** True once the bank has paid its last. */
  broken: boolean;
  /** Owners of privates; left out until one is bought. */
  privates?: Privates;
}

/** The turn of a company. */
export interface PlainTurn extends TurnFrame {
  /** The revenue of the run. */
  revenue: Money;
}

/** Runs have two stops at least, may meet in stops, share no track, and end at an off-board area. */
const runRules: RunRules = { share: 'stops', least: { of: 'all', atLeast: 2 }, ends: { offboard: 'must' } };

/** Each holder's part, rounded down. */
const part = (sum: Money, percent: number): Money => Math.floor((sum * percent) / 100);

const parsOf = (market: MarketFacts) =>
  new Map(spotsInZone(market, 'par').map((spot) => [spaceAt(market, spot)!.price, spot]));

const bests = remembering<BestRuns>();

export const certificatesIn = (s: RailState, seat: Seat): number =>
  Object.keys(s.shares).reduce((sum, company) => sum + countHeld(s, company, seat), 0);

export function bookOf<S extends PlainState = PlainState>(box: PlainBox) {
  const { map, prices, phases, companies: facts } = box;
  const { market } = prices;
  const companies = Object.keys(facts);
  const pars = parsOf(market);
  const isStarted = (s: S, company: string): boolean => s.pars[company] !== undefined;
  const certificateLimit = (s: S): number => box.certificates[s.players]!;
  const hasRoom = (s: S, seat: Seat): boolean => certificatesIn(s, seat) < certificateLimit(s);
  const revenue = (s: S): Money => turnOf<PlainTurn>(s).revenue;
  const trainLimit = (s: S): number => phases[s.phase]!.trainLimit;

  /** The dearest company discards first. */
  const discards = discarding<S, RailEvent>({
    cite: '',
    trains: (s) => nameableTrains(s, box.trains),
    controller: presiding,
    limit: trainLimit,
    order: (s) => byPrice(market, s),
  });

  /** The company whose home this is, if it has not started yet and the city has no second free slot. */
  const awaited = (s: S, city: NodeId): string | undefined =>
    freeSlots(map, s.board, city) > 1
      ? undefined
      : companies.find((id) => !isStarted(s, id) && facts[id]!.home === city);

  function problemOf(s: S, company: string): RunProblem {
    const graph = graphOf(map, s.board);
    const { columns } = phases[s.phase]!;
    return {
      graph,
      stops: graph.stops.map(({ id, value }) => ({
        standing: standingAt(map, s.board, company, id),
        worth: valueIn(columns, value),
      })),
      trains: trainsOf(s, company).map((id) => {
        const distance = box.trains.find(({ type }) => type === typeOf(id))?.distance ?? null;
        return { id, caps: distance === null ? [] : [{ of: 'all', atMost: distance }], bonuses: [] };
      }),
      rules: runRules,
    };
  }

  return {
    companies,
    isStarted,
    isWaiting: (s: S, company: string): boolean => !isStarted(s, company),
    started: (s: S) => companies.filter((id) => isStarted(s, id)),
    waiting: (s: S) => companies.filter((id) => !isStarted(s, id)),
    certificateLimit,
    hasRoom,
    counted: ['company'] as const,
    mayStart: hasRoom,
    mayHold: (s: S, seat: Seat, { company }: Purchase): boolean =>
      percentOf(s, company, seat) + unitOf(s, company) <= box.most,
    sharePrice: (s: S, { company, from }: Purchase): Money =>
      from === OFFER ? s.pars[company]! : priceOf(market, s, company),
    pars: [...pars.keys()],
    privates: box.privates ?? {},
    /** The price falls a space for each share. */
    sell(s: S, seat: Seat, company: string, percent: number, emit: Emit<RailEvent>): void {
      sellBlock(s, { seat, company, percent, price: priceOf(market, s, company) }, emit);
      moveBy(prices, s, { company, cause: 'soldShare', shares: percent / unitOf(s, company) }, emit);
    },
    /** A company that has been started gets its marker, and its token at home. */
    begin(s: S, { company, par }: Pick<StartCompany, 'company' | 'par'>, emit: Emit<RailEvent>): void {
      s.pars[company] = par;
      putMarker(s, company, pars.get(par)!);
      const { home } = facts[company]!;
      putToken(map, boardToWrite(s), company, home);
      emit?.({ type: 'tokenPlaced', company, city: home, cost: 0 });
    },

    map: (): MapFacts => map,
    hexes: Object.keys(map.hexes),
    tiles: Object.keys(map.tiles),
    cities: Object.values(map.hexes).flatMap(({ id, nodes }) => nodes.map((_, i) => nodeId(id, i))),
    colours: (s: S) => phases[s.phase]!.tiles,
    tokensLeft: (s: S, company: string): number => facts[company]!.tokens.length - tokensPlaced(s, company),
    tokenCost: (s: S, company: string): Money => facts[company]!.tokens[tokensPlaced(s, company)] ?? 0,
    /** The last slot of a home city is kept for its company. */
    homeIsKept: must(
      'token.reserved',
      ['city'],
      (s: S, a: PlaceToken) => awaited(s, a.city) === undefined,
      (s, a) => ({ city: a.city, company: awaited(s, a.city)! }),
    ),

    hasRoute: (s: S): boolean => hasRoute(map, s.board, inOperation(s)),
    mustRun: (): boolean => true,
    problem: (s: S): RunProblem => problemOf(s, inOperation(s)),
    best: (s: S, budget?: number): BestRuns =>
      bests(s.board, [inOperation(s), trainsOf(s, inOperation(s)), s.phase, budget].join(';'), () =>
        bestRuns(problemOf(s, inOperation(s)), budget === undefined ? {} : { budget }),
      ),
    ran(s: S, _: unknown, sum: Money): void {
      turnOf<PlainTurn>(s).revenue = sum;
    },
    /** Runs for readers outside the step: the company in turn, and the route problems of each company. */
    runs: {
      running: (s: S) => (s.flow.some(({ kind }) => kind === 'turn') ? inOperation(s) : null),
      problems: (s: S, company: string) =>
        Object.hasOwn(facts, company) && isStarted(s, company) ? [problemOf(s, company)] : null,
    },

    revenue,
    /** A further kind of dividend: half by the share, rounded up, the rest to the treasury; the price stays. */
    half(s: S, company: string, amount: Money, emit: Emit<RailEvent>): void {
      const out = Math.ceil(amount / 2);
      payShareholders(s, { company, amount: out, from: BANK, pool: treasury(company), part }, emit);
      pay(s, BANK, treasury(company), amount - out, 'withheld', emit);
    },
    kinds: {
      /** Pays each share, the market's part to the treasury, and the price rises. */
      payout(s: S, company: string, amount: Money, emit: Emit<RailEvent>): void {
        payShareholders(s, { company, amount, from: BANK, pool: treasury(company), part }, emit);
        moveBy(prices, s, { company, cause: 'paid' }, emit);
      },
      withhold(s: S, company: string, amount: Money, emit: Emit<RailEvent>): void {
        pay(s, BANK, treasury(company), amount, 'withheld', emit);
        moveBy(prices, s, { company, cause: 'withheld' }, emit);
      },
    },

    trainTypes: () => box.trains,
    trainIds: (s: S) => nameableTrains(s, box.trains),
    trainLimit,
    trainSold: phasesByTrain<S, RailEvent>({
      trainTypes: () => box.trains,
      phaseOf: (_, type) => type,
      brings: discards.checkLimits,
    }),
    discard: discards.frame,
  };
}
