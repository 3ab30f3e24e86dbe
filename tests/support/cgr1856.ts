// The eve of the Canadian Government Railway: the first 6-train is about to be bought.
import type { Spot } from '../../src/engine/market/market.ts';
import type { HexId, TileId } from '../../src/engine/track/facts.ts';
import { type CompanyId, isOrdinary, type OrdinaryId, ordinaries } from '../../src/titles/1856/rules/companies.ts';
import { market } from '../../src/titles/1856/rules/market.ts';
import { privateIds } from '../../src/titles/1856/rules/privates.ts';
import { table1856 } from './table1856.ts';

export type Table1856 = ReturnType<typeof table1856>;
type Position = NonNullable<Parameters<Table1856['company']>[1]>;

interface Eve {
  readonly names?: readonly string[];
  /** Buyer of the 6-train: a company of the first person's. */
  readonly buyer?: OrdinaryId;
  readonly buyerPosition?: Position;
  readonly companies?: Partial<Record<CompanyId, Position>>;
  readonly purses?: Readonly<Record<string, number>>;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly tiles?: readonly (readonly [HexId, TileId, number])[];
  /** Companies that have operated in this round before the buyer. */
  readonly done?: readonly CompanyId[];
}

/** Companies stand at home and have operated, unless their positions say otherwise. */
export function eve(position: Eve): Table1856 {
  const { names = ['Ada', 'Ben', 'Carl'], buyer = 'GT', buyerPosition = {}, companies = {}, rulings = {} } = position;
  const t = table1856(names).ruled(rulings);
  for (const [hex, tile, rotation] of position.tiles ?? []) t.tile(hex, tile, rotation);
  t.set((s) => {
    for (const id of privateIds) s.privates[id] = null;
  });
  const all: Partial<Record<CompanyId, Position>> = {
    [buyer]: { owners: { [names[0]!]: [20, 10, 10, 10] }, treasury: 700, ...buyerPosition },
    ...companies,
  };
  for (const [id, one] of Object.entries(all) as [CompanyId, Position][]) {
    const tokens = isOrdinary(id) ? [`${ordinaries[id].home}.0`] : [];
    t.company(id, { operated: true, tokens, ...one });
  }
  return t
    .onSale('6')
    .purses(position.purses ?? {})
    .operating({ company: buyer, at: 'buyTrain', done: position.done ?? [] });
}

/** The first person's company buys the first 6-train; with nothing left to do its turn is over. */
export const buysSix = (t: Table1856): Table1856 =>
  t.plays(t.names[0]!, { type: 'buyTrain', from: 'bank', train: '6-0', price: 700 });

export const absorbs = (company: OrdinaryId) => ({ type: 'settleLoans', company, how: 'absorb' }) as const;
export const pays = (company: OrdinaryId) => ({ type: 'settleLoans', company, how: 'pay' }) as const;

/** Everybody passes until a frame of this kind is on top. */
export function passesUntil(t: Table1856, kind: string): Table1856 {
  t.passesWhile(() => t.state.flow.at(-1)!.kind !== kind);
  return t;
}

/** A space of the market with this price. */
export function priced(price: number): Spot {
  const row = market.rows.findIndex((spaces) => spaces.some((space) => space.price === price));
  return { row, col: market.rows[row]!.findIndex((space) => space.price === price) };
}
