// 1862 at the table: legal positions in a few words, and the questions of its tests.
import { seeded } from '../../src/engine/core/chance.ts';
import { treasury } from '../../src/engine/core/owner.ts';
import { putMarker } from '../../src/engine/market/market.ts';
import type { Money } from '../../src/engine/money/bank.ts';
import { OFFER, offered, POOL } from '../../src/engine/shares/shares.ts';
import type { NodeId } from '../../src/engine/track/board.ts';
import type { HexId, TileId } from '../../src/engine/track/facts.ts';
import { putToken } from '../../src/engine/track/tokens.ts';
import { takeNew } from '../../src/engine/trains/depot.ts';
import { type CompanyId, companyIds } from '../../src/titles/1862/rules/companies.ts';
import { newStockFrame, newTurn, type TurnFrame } from '../../src/titles/1862/rules/frames.ts';
import type { Action1862 } from '../../src/titles/1862/rules/index.ts';
import { game1862 } from '../../src/titles/1862/rules/index.ts';
import { map } from '../../src/titles/1862/rules/map.ts';
import { ipoPriceFor, spotOf } from '../../src/titles/1862/rules/market.ts';
import { priceOf, type State1862 } from '../../src/titles/1862/rules/state.ts';
import { type Kind, kindsOf, type PhaseId, phaseIds, trainTypes } from '../../src/titles/1862/rules/trains.ts';
import { fill, give, RailTable } from './railTable.ts';

/** A train of a company: its letter, its kind, and the warranties on it. */
export type TrainPosition = readonly [type: PhaseId, kind: Kind, warranties?: number];

interface CompanyPosition {
  /** Its market price; by default 100. */
  readonly price?: Money;
  /** The price of its IPO marker; by default the one that goes with its price. */
  readonly ipo?: Money;
  /** By default false: the rest of its shares is then in its treasury, else in the IPO. */
  readonly chartered?: boolean;
  /** By default true. */
  readonly floated?: boolean;
  /** The certificates of each person by their percents, `{ Ada: [30, 10], Ben: [10] }`. */
  readonly owners?: Readonly<Record<string, readonly number[]>>;
  readonly pool?: readonly number[];
  /** Shares in the treasury of a chartered company. */
  readonly own?: readonly number[];
  readonly treasury?: Money;
  readonly trains?: readonly TrainPosition[];
  /** Tokens on the map, the first of them at its home; and those on its sheet, by default its home token. */
  readonly tokens?: readonly NodeId[];
  readonly unused?: number;
  /** By default an express; none in a variant without permits. */
  readonly permit?: Kind;
  /** All its permits; by default its first one. */
  readonly permits?: readonly Kind[];
}

class Table1862 extends RailTable<State1862, Action1862> {
  constructor(names: readonly string[], asked: Readonly<Record<string, string>> = {}) {
    super(game1862, names, { asked, chance: seeded('1862') });
  }

  stockRound({ turn: name, set = 2 }: { turn: string; set?: number }): this {
    return this.set((s) => {
      s.flow = [{ kind: 'course', at: 'operatingRounds', set }, newStockFrame(set, this.seat(name))];
    });
  }

  parliament({ turn: name, set = 2 }: { turn: string; set?: number }): this {
    return this.set((s) => {
      const seat = this.seat(name);
      s.flow = [
        { kind: 'course', at: 'stockRound', set: set - 1 },
        { kind: 'parliament', at: 'open', set, sitting: 1, seat, passes: 0, won: [] },
      ];
    });
  }

  /** The turn of a company: its first stage, or the named one. */
  operating(
    { company, at, set = 2, round = 1, of = 1, done = [] }: OperatingPosition,
    frame: Partial<TurnFrame> = {},
  ): this {
    return this.set((s) => {
      s.flow = [
        { kind: 'course', at: null, set },
        { kind: 'operating', at: null, set, round, of, last: s.broken, done: [...done, company] },
        { ...newTurn(company), ...(at !== undefined && { at }), ...frame },
      ];
    });
  }

  /** These can be started at once, and no others are in the game (R005). */
  available(...ids: CompanyId[]): this {
    return this.set((s) => {
      for (const id of companyIds) {
        if (s.companies[id].status === 'started') continue;
        Object.assign(s.companies[id], { status: ids.includes(id) ? 'waiting' : 'out', wave: 'A' });
      }
    });
  }

  company(id: CompanyId, position: CompanyPosition = {}): this {
    return this.set((s) => {
      const { price = 100, chartered = false, floated = true, owners = {}, tokens = [] } = position;
      const permit = position.permit ?? (kindsOf(s).length > 1 ? 'express' : null);
      Object.assign(s.companies[id], {
        status: 'started',
        wave: 'A',
        chartered,
        floated,
        permit,
        permits: floated ? [...(position.permits ?? (permit ? [permit] : []))] : [],
        ipo: position.ipo ?? ipoPriceFor(price),
        tokens: position.unused ?? (floated && tokens.length === 0 ? 1 : 0),
        home: tokens.length > 0,
        startedAt: s.board.rev,
      });
      s.shares[id] = offered(30, 10);
      for (const [name, percents] of Object.entries(owners)) give(s, id, this.seat(name), percents);
      give(s, id, POOL, position.pool ?? []);
      give(s, id, treasury(id), position.own ?? []);
      if (!chartered) s.shares[id]!.holders = s.shares[id]!.holders.map((h) => (h === OFFER ? treasury(id) : h));
      if (floated || !chartered) putMarker(s, id, spotOf(price));
      fill(s, treasury(id), position.treasury ?? 0);
      for (const [type, kind, warranties = 0] of position.trains ?? [])
        s.copies![takeNew(s, type, id)] = { kind, warranties };
      for (const node of tokens) putToken(map, s.board, id, node);
    });
  }

  /** The first train of this phase has been sold, and all of the earlier types. */
  phase(phase: PhaseId): this {
    return this.set((s) => {
      s.phase = phase;
      for (const { type, count } of trainTypes(s))
        if (phaseIds.indexOf(type) < phaseIds.indexOf(phase)) s.depot.sold[type] = count!;
      s.depot.sold[phase] = Math.max(1, s.depot.sold[phase] ?? 0);
    });
  }

  tile(hex: HexId, tile: TileId, rotation: number): this {
    return this.set((s) => {
      s.board.laid[hex] = [tile, rotation];
      s.board.rev += 1;
    });
  }

  price(id: CompanyId): Money {
    return priceOf(this.state, id);
  }

  director(id: CompanyId): string | undefined {
    return this.president(id);
  }
}

interface OperatingPosition {
  readonly company: CompanyId;
  readonly at?: string;
  readonly set?: number;
  readonly round?: number;
  readonly of?: number;
  /** Companies that have had their turn in this round. */
  readonly done?: readonly CompanyId[];
}

/** A table before the first parliament; `asked`: options and rulings that differ from their default. */
export const opening1862 = (names: readonly string[], asked: Readonly<Record<string, string>> = {}): Table1862 =>
  new Table1862(names, asked);

/** A table in its second stock round, with nothing started yet; the first person is to move. */
export const table1862 = (names: readonly string[], asked: Readonly<Record<string, string>> = {}): Table1862 =>
  new Table1862(names, asked).stockRound({ turn: names[0]! });
