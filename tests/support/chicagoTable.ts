// Chicago Express at the table: legal positions in a few words, and the questions of its tests.
import { treasury } from '../../src/engine/core/owner.ts';
import { BANK, cashOf, type Money, type Purse } from '../../src/engine/money/bank.ts';
import { type CompanyId, companies } from '../../src/titles/chicago-express/rules/companies.ts';
import type { ChicagoAction } from '../../src/titles/chicago-express/rules/index.ts';
import { chicagoExpress } from '../../src/titles/chicago-express/rules/index.ts';
import type { HexId, IndustrialHexId } from '../../src/titles/chicago-express/rules/map.ts';
import { type ChicagoState, type Dial, dialSteps } from '../../src/titles/chicago-express/rules/state.ts';
import { Table } from './table.ts';

interface CompanyPosition {
  readonly income?: number;
  readonly cash?: Money;
  readonly owners?: Readonly<Record<string, number>>;
  /** Its locomotives, the start hex included. Wabash is open if it has any. */
  readonly network?: readonly HexId[];
}

const scaleOf = { Detroit: 'E0', Wheeling: 'I6', Pittsburgh: 'K4' } as const satisfies Record<string, IndustrialHexId>;

class ChicagoTable extends Table<ChicagoState, ChicagoAction> {
  constructor(names: readonly string[]) {
    super(chicagoExpress, names);
  }

  turn(name: string): this {
    return this.edit((s) => {
      s.flow = [{ kind: 'play', at: 'action', seat: this.seat(name), arrived: null }];
    });
  }

  company(id: CompanyId, { income, cash, owners, network }: CompanyPosition): this {
    return this.edit((s) => {
      if (income !== undefined) s.income[id] = income;
      if (cash !== undefined) fill(s, treasury(id), cash);
      if (owners) s.shares[id] = this.names.map((name) => owners[name] ?? 0);
      if (network) {
        s.networks[id] = [...network];
        s.stock[id] = companies[id].locomotives - network.length;
        if (id === 'WAB') s.wabashOpen = network.length > 0;
      }
    });
  }

  purses(cash: Readonly<Record<string, Money>>): this {
    return this.edit((s) => {
      for (const [name, amount] of Object.entries(cash)) fill(s, this.seat(name), amount);
    });
  }

  dials(steps: Readonly<Partial<Record<Dial, number>>>): this {
    return this.edit((s) => {
      Object.assign(s.dials, steps);
    });
  }

  scale(city: keyof typeof scaleOf, value: number): this {
    return this.edit((s) => {
      s.industry[scaleOf[city]] = value;
    });
  }

  houses(on: readonly HexId[]): this {
    return this.edit((s) => {
      s.houses = [...on];
    });
  }

  /** The active player triggers a dividend phase: one dial was red already, a second one reaches red now. */
  toDividends(): this {
    this.dials({ build: dialSteps.build, develop: dialSteps.develop - 1 });
    return this.plays(this.waiting[0]!, { type: 'decline', dial: 'develop' });
  }

  /** The cash of a person, of a company or of the bank. */
  cash(purse: string): Money {
    if (this.names.includes(purse)) return cashOf(this.state, this.seat(purse));
    return cashOf(this.state, purse === BANK ? BANK : treasury(purse));
  }

  /** Shares of a company by holder. */
  owners(id: CompanyId): Record<string, number> {
    const held = this.names.map((name, i) => [name, this.state.shares[id][i]!] as const);
    return Object.fromEntries(held.filter(([, shares]) => shares > 0));
  }
}

/** Takes money set by hand from the bank, so that the sum of all purses stays the same. */
function fill(s: ChicagoState, purse: Purse, amount: Money): void {
  s.cash[BANK] = cashOf(s, BANK) + cashOf(s, purse) - amount;
  s.cash[purse] = amount;
}

export const build = (company: CompanyId, ...hexes: HexId[]) => ({ type: 'build', company, hexes }) as const;

/** A table before the first bid of the opening. */
export const opening = (names: readonly string[]): ChicagoTable => new ChicagoTable(names);

/** A table in the midst of play, with no share sold yet; the first person is to move. */
export const chicago = (names: readonly string[]): ChicagoTable => new ChicagoTable(names).turn(names[0]!);
