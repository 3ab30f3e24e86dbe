// 18Mag at the table: legal positions in a few words, and the questions of its tests.

import { seeded } from '../../src/engine/core/chance.ts';
import { treasury } from '../../src/engine/core/owner.ts';
import { emptyMarket, putMarker } from '../../src/engine/market/market.ts';
import type { Money } from '../../src/engine/money/bank.ts';
import { POOL } from '../../src/engine/shares/shares.ts';
import { emptyBoard, type NodeId } from '../../src/engine/track/board.ts';
import type { HexId, TileId } from '../../src/engine/track/facts.ts';
import { putToken } from '../../src/engine/track/tokens.ts';
import { emptyDepot, type TrainId, type TrainType, takeNew, trainsOf } from '../../src/engine/trains/depot.ts';
import {
  type CompanyId,
  homeOf,
  isMinor,
  type MajorId,
  type MinorId,
  majorsOf,
  minorsOf,
  tokensOf,
} from '../../src/titles/18mag/rules/companies.ts';
import type { MajorFrame, MinorFrame } from '../../src/titles/18mag/rules/frames.ts';
import { newMajorTurn, newMinorTurn, newStockFrame } from '../../src/titles/18mag/rules/frames.ts';
import type { Action18Mag } from '../../src/titles/18mag/rules/index.ts';
import { game18mag } from '../../src/titles/18mag/rules/index.ts';
import { mapOf } from '../../src/titles/18mag/rules/map.ts';
import { spotOfPrice } from '../../src/titles/18mag/rules/market.ts';
import { minorOf, ownerOf, priceOf, type State18Mag } from '../../src/titles/18mag/rules/state.ts';
import { lastPhase, type PhaseId, trainTypes } from '../../src/titles/18mag/rules/trains.ts';
import { fill, give, RailTable } from './railTable.ts';
import { stageOf } from './stageOf.ts';

interface MinorPosition {
  /** A person by name, or István. */
  readonly owner: string;
  readonly treasury?: Money;
  /** New trains from the supply, by type; none of these is a sale. */
  readonly trains?: readonly TrainType[];
  /** Cities of its tokens; by default its home. */
  readonly tokens?: readonly NodeId[];
  /** By default the printed number. */
  readonly terrainTokens?: number;
  /** By default true. */
  readonly operated?: boolean;
}

interface MajorPosition {
  readonly price?: Money;
  /** The certificates of each person by their percentages, `{ Ada: [20, 10], Ben: [10] }`: the rest is in the bank. */
  readonly owners?: Readonly<Record<string, readonly number[]>>;
  readonly treasury?: Money;
  readonly tokens?: readonly NodeId[];
}

interface OperatingPosition {
  readonly company: CompanyId;
  readonly at?: Action18Mag['type'];
  readonly set?: number;
  readonly round?: number;
  readonly of?: number;
  readonly last?: boolean;
  /** Companies that have had their turn in this round. */
  readonly done?: readonly CompanyId[];
  readonly trainSold?: boolean;
}

const START_PRICE = 70;

class Table18Mag extends RailTable<State18Mag, Action18Mag> {
  constructor(names: readonly string[], asked: Readonly<Record<string, string>> = {}) {
    super(game18mag, names, { asked, chance: seeded('18mag') });
  }

  /** Nothing is drafted; the minors are out of the game until `minor` brings them in. István has nothing either. */
  undrafted(): this {
    return this.set((s) => {
      for (const purse of Object.keys(s.cash)) s.cash[purse as `${number}`] = 0;
      s.board = emptyBoard();
      s.depot = emptyDepot(trainTypes(s));
      s.trains = {};
      for (const id of minorsOf(s)) Object.assign(minorOf(s, id), { owner: null, status: 'out' });
      for (const id of [...minorsOf(s), ...majorsOf(s)]) s.tokens[id] = tokensOf(id);
      for (const all of Object.values(s.shares))
        Object.assign(all, { holders: all.holders.map(() => POOL), president: null });
      s.market = emptyMarket();
      for (const id of majorsOf(s)) putMarker(s, id, spotOfPrice(START_PRICE));
    });
  }

  minor(id: MinorId, position: MinorPosition): this {
    return this.set((s) => {
      const { owner, trains = [], terrainTokens, operated = true } = position;
      Object.assign(minorOf(s, id), { owner: this.#seatOf(owner), status: 'drafted', operated });
      if (terrainTokens !== undefined) minorOf(s, id).terrainTokens = terrainTokens;
      fill(s, treasury(id), position.treasury ?? 0);
      for (const type of trains) takeNew(s, type, id);
      stand(s, id, position.tokens ?? [homeOf(s, id)]);
    });
  }

  major(id: MajorId, { price, owners = {}, treasury: cash = 0, tokens = [] }: MajorPosition): this {
    return this.set((s) => {
      for (const [name, percents] of Object.entries(owners)) give(s, id, this.#seatOf(name), percents, POOL);
      if (price !== undefined) putMarker(s, id, spotOfPrice(price));
      fill(s, treasury(id), cash);
      stand(s, id, tokens);
    });
  }

  /** The phase, and the types that still have their round tile; by default the cheaper ones have lost it. */
  phase(phase: PhaseId, roundTiles?: readonly TrainType[]): this {
    return this.set((s) => {
      s.roundTiles = [...(roundTiles ?? s.roundTiles.slice(['yellow', 'green', 'brown', 'gray'].indexOf(phase)))];
      s.phase = phase;
    });
  }

  /** Lays a tile by hand, before tokens are placed there. */
  tile(hex: HexId, tile: TileId, rotation: number): this {
    return this.set((s) => {
      s.board.laid[hex] = [tile, rotation];
      s.board.rev += 1;
    });
  }

  stockRound({ turn: name, set = 2 }: { turn: string; set?: number }): this {
    return this.set((s) => {
      s.priority = this.#seatOf(name);
      s.flow = [{ kind: 'course', at: 'operatingRounds', set, final: false }, newStockFrame(set, this.#seatOf(name))];
    });
  }

  /** The turn of a minor or a major: its first step, or the stage of the named step. */
  operating(position: OperatingPosition, frame: Partial<MinorFrame> = {}): this {
    const { company, at, set = 2, round = 1, of = 1, done = [], trainSold = false } = position;
    return this.set((s) => {
      const { last = s.phase === lastPhase(s) } = position;
      const stage = at !== undefined && { at: stageOf(game18mag.frames[isMinor(company) ? 'minor' : 'major']!, at) };
      const turn: MinorFrame | MajorFrame = isMinor(company)
        ? { ...newMinorTurn(company), ...stage, ...frame }
        : { ...newMajorTurn(company), ...stage };
      s.flow = [
        { kind: 'course', at: null, set, final: false },
        {
          kind: 'operating',
          at: null,
          set,
          round,
          of,
          last,
          done: [...(isMinor(company) ? [] : minorsOf(s)), ...done, company],
          trainSold,
          marked: !isMinor(company),
        },
        turn,
      ];
    });
  }

  price(id: MajorId): Money {
    return priceOf(this.state, id);
  }

  /** Owner of a minor, or director of a major. */
  owner(id: CompanyId): string | undefined {
    return this.seated[(ownerOf(this.state, id) ?? 0) - 1];
  }

  trains(id: MinorId): readonly TrainId[] {
    return trainsOf(this.state, id);
  }

  /** Companies in a city, slot by slot; null is a free one. */
  tokens(city: NodeId): readonly (string | null)[] {
    return this.state.board.tokens[city] ?? [];
  }

  #seatOf(name: string): number {
    const seat = this.seated.indexOf(name) + 1;
    if (seat === 0) throw new Error(`${name} does not sit at this table`);
    return seat;
  }
}

function stand(s: State18Mag, id: CompanyId, cities: readonly NodeId[]): void {
  for (const city of cities) {
    putToken(mapOf(s), s.board, id, city);
    s.tokens[id]! -= 1;
  }
}

/** A table before the first pick of the draft; options and rulings that differ from their default. */
export const draft18mag = (names: readonly string[], asked: Readonly<Record<string, string>> = {}): Table18Mag =>
  new Table18Mag(names, asked);

/** A table in its second stock round: nothing drafted, all majors at 70, no money; the first person is to move. */
export const table18mag = (names: readonly string[], asked: Readonly<Record<string, string>> = {}): Table18Mag =>
  new Table18Mag(names, asked).undrafted().stockRound({ turn: names[0]! });
