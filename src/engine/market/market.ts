// A market of prices: rows and columns of spaces, with a company's marker on one of them. A line of prices is one row.
import { without } from '../core/without.ts';

export interface Space {
  readonly price: number;
  /** The zones of the game it belongs to, as `par` or `yellow`. */
  readonly zones: readonly string[];
}

/** Row 0 is on top; rows may be of different lengths. */
export interface MarketFacts {
  readonly rows: readonly (readonly Space[])[];
  /**
   * The one row goes up and down between two lines: the space to the right is two prices up, the space below one price
   * down.
   */
  readonly zigzag?: true;
}

export interface Spot {
  readonly row: number;
  readonly col: number;
}

export interface MarketSlice {
  market: {
    /** The spot of each company's marker; companies without one are not listed. */
    spots: Record<string, Spot>;
    /** Markers in the order in which they came to their spaces. On one space, the first to come lies on top. */
    arrivals: string[];
  };
}

export const emptyMarket = (): MarketSlice['market'] => ({ spots: {}, arrivals: [] });

/** Reads rows like `'70 75y 80'`: a price, and a letter for each zone. */
export function marketFrom(rows: readonly string[], zones: Readonly<Record<string, string>>): MarketFacts {
  const space = (text: string): Space => {
    const [, price, letters] = /^(\d+)([a-z]*)$/.exec(text)!;
    return { price: Number(price), zones: [...letters!].map((letter) => zones[letter]!) };
  };
  return { rows: rows.map((row) => row.split(' ').map(space)) };
}

export const spaceAt = (m: MarketFacts, { row, col }: Spot): Space | undefined => m.rows[row]?.[col];

const spotOf = (s: MarketSlice, company: string): Spot | undefined => s.market.spots[company];

function spaceOf(m: MarketFacts, s: MarketSlice, company: string): Space | undefined {
  const spot = spotOf(s, company);
  return spot && spaceAt(m, spot);
}

/** The price of a company's share; 0 where it has no marker. */
export const priceOf = (m: MarketFacts, s: MarketSlice, company: string): number => spaceOf(m, s, company)?.price ?? 0;

export const isInZone = (m: MarketFacts, s: MarketSlice, company: string, zone: string): boolean =>
  spaceOf(m, s, company)?.zones.includes(zone) ?? false;

/** Every space of a zone, row by row. */
export const spotsInZone = (m: MarketFacts, zone: string): Spot[] =>
  m.rows.flatMap((spaces, row) => spaces.flatMap((space, col) => (space.zones.includes(zone) ? [{ row, col }] : [])));

/** Puts a marker on a space, under the markers there. A marker that does not move keeps its place in its stack. */
export function putMarker(s: MarketSlice, company: string, { row, col }: Spot): void {
  const now = spotOf(s, company);
  if (now?.row === row && now.col === col) return;
  s.market.spots[company] = { row, col };
  s.market.arrivals = [...s.market.arrivals.filter((other) => other !== company), company];
}

/** The markers on a space, the top one first. */
export const stackAt = (s: MarketSlice, { row, col }: Spot): string[] =>
  s.market.arrivals.filter((company) => {
    const spot = spotOf(s, company);
    return spot?.row === row && spot.col === col;
  });

/** Moves a marker to the top or the bottom of its stack. */
export function restack(s: MarketSlice, company: string, place: 'top' | 'bottom'): void {
  if (!spotOf(s, company)) throw new Error(`${company} has no marker`);
  const others = s.market.arrivals.filter((other) => other !== company);
  s.market.arrivals = place === 'top' ? [company, ...others] : [...others, company];
}

/** Puts the markers of one space in this order, the top one first. */
export function restackAs(s: MarketSlice, spot: Spot, order: readonly string[]): void {
  const stack = stackAt(s, spot);
  if (order.length !== stack.length || !stack.every((company) => order.includes(company)))
    throw new Error(`${order.join()} are not the markers ${stack.join()}`);
  const left = [...order];
  s.market.arrivals = s.market.arrivals.map((company) => (stack.includes(company) ? left.shift()! : company));
}

export function removeMarker(s: MarketSlice, company: string): void {
  s.market.spots = without(s.market.spots, company);
  s.market.arrivals = s.market.arrivals.filter((other) => other !== company);
}

/** Below zero if the first is dearer, or at the same price further right; 0 for markers on one space. */
function compare(m: MarketFacts, x: Spot, y: Spot): number {
  return (spaceAt(m, y)?.price ?? 0) - (spaceAt(m, x)?.price ?? 0) || y.col - x.col || x.row - y.row;
}

/** Highest price first; at equal prices the marker further right first; on one space the top marker first. */
export const byPrice = (m: MarketFacts, { market: { spots, arrivals } }: MarketSlice): string[] =>
  // equals stay in the order of their arrival
  [...arrivals].sort((a, b) => compare(m, spots[a]!, spots[b]!));

/** The first company by price that is accepted. */
export function firstByPrice<C extends string>(
  m: MarketFacts,
  { market: { spots, arrivals } }: MarketSlice,
  accepts: (company: C) => boolean,
): C | undefined {
  let first: C | undefined;
  for (const company of arrivals as C[])
    if (accepts(company) && (first === undefined || compare(m, spots[company]!, spots[first]!) < 0)) first = company;
  return first;
}
