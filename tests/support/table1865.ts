// 1865 at the table: legal positions in a few words, and the questions of its tests.
import { seeded } from '../../src/engine/core/chance.ts';
import { treasury } from '../../src/engine/core/owner.ts';
import { putMarker } from '../../src/engine/market/market.ts';
import type { Money } from '../../src/engine/money/bank.ts';
import { isSeat, POOL } from '../../src/engine/shares/shares.ts';
import { type NodeId, nodeId } from '../../src/engine/track/board.ts';
import type { HexId, TileId } from '../../src/engine/track/facts.ts';
import { hasToken, putToken, slotsOf, tokenNodes } from '../../src/engine/track/tokens.ts';
import { giveTrain, leftOf, takeNew } from '../../src/engine/trains/depot.ts';
import { type CompanyId, homeOf, type MaritimeId, maritimesOf } from '../../src/titles/1865/rules/companies.ts';
import { newStockFrame, newTurn, type TurnFrame } from '../../src/titles/1865/rules/frames.ts';
import type { Action1865 } from '../../src/titles/1865/rules/index.ts';
import { game1865 } from '../../src/titles/1865/rules/index.ts';
import { certificatesHeld } from '../../src/titles/1865/rules/limits.ts';
import { hexNamed, mapOf } from '../../src/titles/1865/rules/map.ts';
import { spotOf } from '../../src/titles/1865/rules/market.ts';
import { DRAGONS } from '../../src/titles/1865/rules/rank.ts';
import { certificates } from '../../src/titles/1865/rules/setup.ts';
import { type CompanyState, priceOf, type State1865 } from '../../src/titles/1865/rules/state.ts';
import { hasCome, type PhaseId, phaseNumber, trainTypes } from '../../src/titles/1865/rules/trains.ts';
import { fill, give, RailTable } from './railTable.ts';

/** The city, town or mine of a place by its name: `Cagliari`. */
export const place = (name: string): NodeId => nodeId(hexNamed(name), 0);

interface CompanyPosition {
  /** By default a minor. */
  readonly kind?: CompanyState['kind'];
  /** Its market price and its opening price; by default 100. */
  readonly price?: Money;
  /** By default true; otherwise it is only open. */
  readonly launched?: boolean;
  /** By default true if it is launched. */
  readonly operated?: boolean;
  /** The certificates of each person by their percents, `{ Alan: [40, 20], Carl: [20] }`. The rest is in the offer. */
  readonly owners?: Readonly<Record<string, readonly number[]>>;
  readonly pool?: readonly number[];
  readonly dragons?: readonly number[];
  readonly treasury?: Money;
  /** Types of train. */
  readonly trains?: readonly string[];
  /** Names of the places where it has tokens besides its home. */
  readonly tokens?: readonly string[];
  /** Tokens on its sheet; by default the rest of 3 or 7. */
  readonly unused?: number;
  readonly traffic?: number;
  readonly loans?: number;
  /** Its row on the Dragons chart; by default the first. */
  readonly row?: number;
}

class Table1865 extends RailTable<State1865, Action1865> {
  constructor(names: readonly string[], asked: Readonly<Record<string, string>> = {}) {
    super(game1865, names, { asked, chance: seeded('1865') });
  }

  /** A stock round whose first turn is that of this person, after the Dragons. */
  stockRound({ turn: name, set = 2 }: { turn: string; set?: number }): this {
    return this.set((s) => {
      s.flow = [{ kind: 'course', at: 'operatingRounds', set }, newStockFrame(set, this.seat(name))];
    });
  }

  /** The steps before a stock round: mines, rows, conversions. */
  beforeStockRound({ set = 1 }: { set?: number } = {}): this {
    return this.set((s) => {
      s.flow = [{ kind: 'course', at: 'mines', set }];
    });
  }

  /** The turn of a company: its first stage, or the named one. */
  operating({ company, at, set = 2, round = 1, done = [] }: OperatingPosition, frame: Partial<TurnFrame> = {}): this {
    return this.set((s) => {
      s.flow = [
        { kind: 'course', at: null, set },
        { kind: 'operating', at: null, set, round, of: 2, last: s.broken, done: [...done, company] },
        { ...newTurn(company), ...(at !== undefined && { at }), ...frame },
      ];
    });
  }

  company(id: CompanyId, position: CompanyPosition = {}): this {
    return this.set((s) => {
      const { kind = 'minor', price = 100, launched = true, operated = launched, tokens = [] } = position;
      const [map, state] = [mapOf(s), s.companies[id]];
      for (const node of [homeOf(id), ...tokens.map(place)])
        if (!hasToken(s.board, id, node)) putToken(map, s.board, id, node);
      const all = launched ? { minor: 3, major: 7 }[kind] : 0;
      Object.assign(state, {
        status: launched ? 'launched' : 'opened',
        kind,
        start: price,
        tokens: position.unused ?? Math.max(0, all - tokenNodes(s.board, id).length),
        traffic: position.traffic ?? 0,
        loans: position.loans ?? 0,
        row: launched ? (position.row ?? 1) : 0,
        operated,
      });
      s.shares[id] = certificates[kind]();
      for (const [name, percents] of Object.entries(position.owners ?? {})) give(s, id, this.seat(name), percents);
      give(s, id, POOL, position.pool ?? []);
      give(s, id, DRAGONS, position.dragons ?? []);
      putMarker(s, id, spotOf(price));
      fill(s, treasury(id), position.treasury ?? 0);
      for (const type of position.trains ?? []) giveOne(s, id, type);
    });
  }

  /** Owners of maritime companies: people by name, companies by their letters. */
  maritimes(owned: Readonly<Record<string, readonly MaritimeId[]>>): this {
    return this.set((s) => {
      for (const [name, ids] of Object.entries(owned))
        for (const id of ids) s.maritimes[id].owner = this.names.includes(name) ? this.seat(name) : treasury(name);
    });
  }

  /** The first train of this phase has been sold, and all of the earlier types; players have no maritime companies from 5 on. */
  phase(phase: PhaseId): this {
    return this.set((s) => {
      s.phase = phase;
      for (const { type, count } of trainTypes(s)) {
        const brings = phaseNumber(`${type}-0`);
        const least = brings < Number(phase) ? count! : brings === Number(phase) && brings > 2 ? 1 : 0;
        s.depot.sold[type] = Math.max(least, s.depot.sold[type] ?? 0);
      }
      if (hasCome(s, '5'))
        for (const id of maritimesOf(s)) if (isSeat(s.maritimes[id].owner)) s.maritimes[id].owner = null;
    });
  }

  tile(hex: HexId, tile: TileId, rotation: number): this {
    return this.set((s) => {
      const [node, taken] = [nodeId(hex, 0), s.board.tokens[nodeId(hex, 0)] ?? []];
      s.board.laid[hex] = [tile, rotation];
      if (taken.length > 0)
        s.board.tokens[node] = Array.from({ length: slotsOf(mapOf(s), s.board, node) }, (_, i) => taken[i] ?? null);
      s.board.rev += 1;
    });
  }

  price(id: CompanyId): Money {
    return priceOf(this.state, id);
  }

  /** Total of a holder's certificates. */
  held(name: string): number {
    return certificatesHeld(this.state, name === 'dragons' ? DRAGONS : this.seat(name));
  }
}

interface OperatingPosition {
  readonly company: CompanyId;
  readonly at?: string;
  readonly set?: number;
  readonly round?: number;
  /** Companies that have had their turn in this round. */
  readonly done?: readonly CompanyId[];
}

/** A new train of this type; an unowned one if all are sold. */
function giveOne(s: State1865, id: CompanyId, type: string): void {
  const facts = trainTypes(s).find((t) => t.type === type)!;
  if (leftOf(s, facts) !== 0) takeNew(s, type, id);
  else {
    const taken = [...s.depot.pool, ...Object.values(s.trains).flat()];
    giveTrain(s, id, Array.from({ length: facts.count! }, (_, i) => `${type}-${i}`).find((t) => !taken.includes(t))!);
  }
}

/** A table before the draft; `asked`: options and rulings that differ from their default. */
export const opening1865 = (names: readonly string[], asked: Readonly<Record<string, string>> = {}): Table1865 =>
  new Table1865(names, asked);

/** A table in its second stock round, in phase 2, with nothing opened yet and no maritime companies; the first person is to move. */
export const table1865 = (names: readonly string[], asked: Readonly<Record<string, string>> = {}): Table1865 =>
  new Table1865(names, asked).phase('2').stockRound({ turn: names[0]! });
