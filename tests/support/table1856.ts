// 1856 at the table: legal positions in a few words, and the questions of its tests.
import { companyOf, isTreasury, treasury } from '../../src/engine/core/owner.ts';
import { putMarker, type Spot } from '../../src/engine/market/market.ts';
import type { Money } from '../../src/engine/money/bank.ts';
import { offered, POOL } from '../../src/engine/shares/shares.ts';
import type { NodeId } from '../../src/engine/track/board.ts';
import type { HexId, TileId } from '../../src/engine/track/facts.ts';
import { putToken } from '../../src/engine/track/tokens.ts';
import { type TrainId, type TrainType, takeNew } from '../../src/engine/trains/depot.ts';
import { type CompanyId, isOrdinary } from '../../src/titles/1856/rules/companies.ts';
import { newStockFrame, newTurn, type TurnFrame } from '../../src/titles/1856/rules/frames.ts';
import type { Action1856 } from '../../src/titles/1856/rules/index.ts';
import { game1856 } from '../../src/titles/1856/rules/index.ts';
import { map } from '../../src/titles/1856/rules/map.ts';
import { parSpots } from '../../src/titles/1856/rules/market.ts';
import type { PrivateId, RightId } from '../../src/titles/1856/rules/privates.ts';
import { bankBreaksBelow } from '../../src/titles/1856/rules/setup.ts';
import { type Capital, priceOf, type State1856 } from '../../src/titles/1856/rules/state.ts';
import { type PhaseId, trainTypes } from '../../src/titles/1856/rules/trains.ts';
import { fill, give, RailTable } from './railTable.ts';
import { stageOf } from './stageOf.ts';

interface CompanyPosition {
  /** By default 100. */
  readonly par?: Money;
  /** Space of its marker; by default its par. */
  readonly at?: Spot;
  /** The certificates of each person by their percentages, `{ Ada: [20, 10], Ben: [10] }`: the rest is in the offering. */
  readonly owners?: Readonly<Record<string, readonly number[]>>;
  readonly pool?: readonly number[];
  /** For a president that the holdings do not show: the CGR's with one share. */
  readonly president?: string;
  /** The CGR in twenty shares of 5%. */
  readonly fives?: boolean;
  readonly treasury?: Money;
  readonly escrow?: Money;
  readonly loans?: number;
  /** New trains from the bank, by type. */
  readonly trains?: readonly TrainType[];
  readonly tokens?: readonly NodeId[];
  readonly rights?: readonly RightId[];
  /** By default false; the CGR has operated from its formation on. */
  readonly operated?: boolean;
  readonly linked?: boolean;
  readonly floated?: boolean;
  /** By default escrow. */
  readonly capital?: Capital;
}

class Table1856 extends RailTable<State1856, Action1856> {
  constructor(names: readonly string[]) {
    super(game1856, names);
  }

  /** The bank's breaking point follows its ruling. */
  override ruled(rulings: Readonly<Record<string, string>>): this {
    return super.ruled(rulings).set((s) => {
      s.breaksBelow = bankBreaksBelow(s);
    });
  }

  options(options: Readonly<Record<string, string>>): this {
    return this.set((s) => {
      Object.assign(s.options, options);
    });
  }

  stockRound({ turn: name, set = 2 }: { turn: string; set?: number }): this {
    return this.set((s) => {
      s.flow = [{ kind: 'course', at: 'operatingRounds', set }, newStockFrame(set, this.seat(name))];
    });
  }

  /** The turn of a company: its first step, or the stage of the named step. */
  operating(
    { company, at, set = 2, round = 1, of = 1, done = [] }: OperatingPosition,
    frame: Partial<TurnFrame> = {},
  ): this {
    return this.set((s) => {
      s.flow = [
        { kind: 'course', at: null, set },
        { kind: 'operating', at: null, set, round, of, last: s.broken, done: [...done, company] },
        { ...newTurn(company), ...(at !== undefined && { at: stageOf(game1856.frames.turn!, at) }), ...frame },
      ];
    });
  }

  company(id: CompanyId, position: CompanyPosition = {}): this {
    return this.set((s) => {
      const { par = 100, at, owners = {}, pool = [], capital = 'escrow' } = position;
      Object.assign(s.companies[id], {
        status: 'started',
        par,
        capital: isOrdinary(id) ? capital : 'full',
        escrow: position.escrow ?? 0,
        loans: position.loans ?? 0,
        linked: position.linked ?? false,
        operated: position.operated ?? !isOrdinary(id),
        floated: position.floated ?? !isOrdinary(id),
        rights: [...(position.rights ?? [])],
      });
      if (!isOrdinary(id)) s.cgr.stage = 'formed';
      s.shares[id] = position.fives ? offered(10, 5) : offered(20, 10);
      for (const [name, percents] of Object.entries(owners)) give(s, id, this.seat(name), percents);
      give(s, id, POOL, pool);
      if (position.president !== undefined) s.shares[id]!.president = this.seat(position.president);
      putMarker(s, id, at ?? parSpots[par]!);
      fill(s, treasury(id), position.treasury ?? 0);
      for (const type of position.trains ?? []) takeNew(s, type, id);
      for (const node of position.tokens ?? []) putToken(map, s.board, id, node);
    });
  }

  /** Companies that have closed or been absorbed. */
  gone(status: 'closed' | 'absorbed', ...ids: CompanyId[]): this {
    return this.set((s) => {
      for (const id of ids) {
        s.companies[id].status = status;
        s.shares[id]!.holders = s.shares[id]!.holders.map(() => null);
      }
    });
  }

  /** A private and its owner: a person, a company, or `closed`. */
  privateOf(id: PrivateId, owner: string): this {
    return this.set((s) => {
      s.privates[id] = owner === 'closed' ? null : this.purseOf(owner);
    });
  }

  /** The first train of this phase has been sold, and all of the earlier types. */
  phase(phase: PhaseId, sold: Readonly<Record<TrainType, number>> = {}): this {
    this.onSale(phase);
    return this.set((s) => {
      s.phase = phase;
      s.depot.sold[phase] = Math.max(1, s.depot.sold[phase] ?? 0);
      Object.assign(s.depot.sold, sold);
    });
  }

  /** This type is on top of the bank's stack: all before it are sold. */
  onSale(type: TrainType): this {
    return this.set((s) => {
      for (const facts of trainTypes(s)) {
        if (facts.type === type) break;
        s.depot.sold[facts.type] = facts.count!;
        s.phase = facts.type as PhaseId;
      }
    });
  }

  /** Trains in the bank's pool. They must have been sold before. */
  trainsInPool(...trains: TrainId[]): this {
    return this.set((s) => {
      s.depot.pool = trains;
    });
  }

  tile(hex: HexId, tile: TileId, rotation: number): this {
    return this.set((s) => {
      s.board.laid[hex] = [tile, rotation];
      s.board.rev += 1;
    });
  }

  cgr(cgr: Partial<State1856['cgr']>): this {
    return this.set((s) => {
      Object.assign(s.cgr, cgr);
    });
  }

  price(id: CompanyId): Money {
    return priceOf(this.state, id);
  }

  spot(id: CompanyId): Spot | undefined {
    return this.state.market.spots[id];
  }

  /** Owner of a private: a person by name, a company, `bank` or `closed`. */
  owner(id: PrivateId): string {
    const owner = this.state.privates[id];
    if (typeof owner === 'number') return this.names[owner - 1]!;
    return owner === null ? 'closed' : isTreasury(owner) ? companyOf(owner) : owner;
  }
}

interface OperatingPosition {
  readonly company: CompanyId;
  readonly at?: Action1856['type'] | 'payInterest' | 'forcedRedemption' | 'links' | 'endTurn';
  readonly set?: number;
  readonly round?: number;
  readonly of?: number;
  /** Companies that have had their turn in this round. */
  readonly done?: readonly CompanyId[];
}

/** A table before the first bid for a private. */
export const auction1856 = (names: readonly string[]): Table1856 => new Table1856(names);

/** A table in its second stock round, with nothing sold yet; the first person is to move. */
export const table1856 = (names: readonly string[]): Table1856 => new Table1856(names).stockRound({ turn: names[0]! });
