// The description of an 18xx game for its readers: its box, and small questions about a position, without a word of any
// language. Screens, traces, bots, the audit and the count of worth are made from this.
import type { Seat } from '../engine/core/action.ts';
import type { GameEvent } from '../engine/core/event.ts';
import type { Core } from '../engine/core/state.ts';
import type { Frame } from '../engine/flow/frame.ts';
import type { MarketFacts, MarketSlice } from '../engine/market/market.ts';
import type { BankSlice, Money } from '../engine/money/bank.ts';
import type { Run } from '../engine/routes/field.ts';
import type { SharesSlice } from '../engine/shares/shares.ts';
import type { BoardSlice } from '../engine/track/board.ts';
import type { Colour, HexId, MapFacts } from '../engine/track/facts.ts';
import type { DepotSlice, TrainFacts } from '../engine/trains/depot.ts';
import type { PriceTable } from './stock/priceTable.ts';

/** The state that every 18xx game keeps. */
export interface RailState extends Core, BankSlice, SharesSlice, MarketSlice, BoardSlice, DepotSlice {
  phase: string;
  /** The seat that begins the next stock round. */
  priority: Seat;
  /** The reason why the game is over; null while it goes on. */
  ended: string | null;
}

/** Facts on which map, market and money may depend: players and variant. Every state has both. */
export interface Table {
  readonly players: number;
  /** Left out if only the number of players is known. */
  readonly options?: Readonly<Record<string, string>>;
}

export interface RailGame<S extends RailState> {
  map(t: Table): MapFacts;
  market(t: Table): MarketFacts;
  prices(t: Table): PriceTable;
  /** Names of lakes that divide a hex. */
  readonly lakes?: Readonly<Record<HexId, string>>;
  /** All the money there is; null if the bank pays without limit, so that the sum in it tells nothing. */
  money(t: Table): Money | null;

  /** Companies with shares, in the order of the list. A company may change its kind during the game. */
  companies(s: S): readonly string[];
  /** Every company of the box with its home, if a table leaves some of them out. */
  readonly boxed?: readonly Pick<Home, 'company' | 'hex'>[];
  /** Companies without shares, if the game has them. */
  minors?(s: S): readonly string[];
  /** The full name of a company, and its letters. */
  name(company: string): string;
  letters(company: string): string;
  /** The paper and the ink of their tokens. */
  readonly colours: Readonly<Record<string, { readonly paper: string; readonly ink: string }>>;
  /** The total number of tokens of a company, if it never changes; and the number not on the map. */
  tokens?(company: string): number;
  tokensLeft(s: S, company: string): number;
  /** Home tokens stand on the map before their companies are in play. */
  readonly standsEarly?: true;
  /** True if a company in play has no marker yet; left out if all have one. */
  isUnpriced?(s: S, company: string): boolean;
  /** The reason why it is not in play; null if it is. */
  idle(s: S, company: string): Idle | null;
  /** True if enough of it is sold for it to have turns; left out if every company in play has them. */
  floats?(s: S, company: string): boolean;
  /** Sales that a started company still needs for its first turn; left out if every company in play has turns. */
  launch?(s: S, company: string): Launch;
  /** Terms of a charter that is auctioned: the winner sets a price afterwards and pays for some shares at once. */
  readonly charter?: Charter;
  /** The seat that decides for it, its president or owner; null for nobody. */
  controller(s: S, company: string): Seat | null;
  /** The price at which it was started; left out if companies are not started at a price. */
  par?(s: S, company: string): Money;
  /** Further figures of a company, such as loans; the names are the game's. */
  figures(s: S, company: string): Readonly<Record<string, number>>;
  /** Those of its trains that may run; left out if all may. */
  permitted?(s: S, company: string): readonly string[];
  /** Homes of companies that are not there yet. */
  homes(s: S): readonly Home[];
  /** Places that its track has to join; null if it has no such duty, or has done it. */
  bound(s: S, company: string): { readonly from: HexId; readonly to: readonly HexId[] } | null;
  /** The worth of a share to its holder, if it is not its price. */
  shareWorth?(s: S, company: string): Money;
  /** The worth of every seat, if it is not the sum of cash, shares and privates. */
  worth?(s: S): Record<Seat, Money>;

  /** Proper names besides those of companies, in every language alike. */
  readonly names?: Readonly<Record<string, string>>;
  /** Private companies that are not closed. */
  privates(s: S): readonly PrivateHeld[];
  /** The certificates that a player holds, and his limit; halves occur. */
  certificates(s: S, seat: Seat): { readonly held: number; readonly limit: number };
  /** True if the box limits the pieces of tiles; left out if it always does. */
  countsTiles?(s: S): boolean;
  /** A fresh turn of this seat in a stock round after the first: to ask what it could sell. */
  stockTurn(s: S, seat: Seat): Frame;
  /** Markers on the map besides tiles and tokens. */
  markers(s: S): readonly Marker[];

  phase(s: S): Phase;
  /** All phases in their order, each with the type of train whose first one brings it. */
  phases(s: S): readonly { readonly id: S['phase']; readonly by: string | null }[];
  trainTypes(s: S): readonly TrainFacts[];
  /** The most trains that a company may have. */
  trainLimit(s: S, company: string): number;
  /** All types of train are sold at once, and without end. */
  readonly openDepot?: true;
  /** The cost of a number of wagons before a run, in games that have them. */
  wagonsCost?(s: S, count: number): Money;
  /** The company that a decision is about: as a rule the one that is having its turn. */
  operating(s: S): string | null;
  /** Earnings of a company as it stands, if they follow without a run. */
  wouldEarn?(s: S, company: string): Money;
  /** The runs of this event; null for any other event. */
  runsIn(event: GameEvent): readonly (Run & { readonly revenue: Money })[] | null;
}

export interface Launch {
  /** The percent that must be sold, and the number of shares of it not sold yet. */
  readonly percent: number;
  readonly left: number;
  /** The price of one of them. */
  readonly price: Money;
  /** Its treasury once they are sold. */
  readonly treasury: Money;
}

export interface Charter {
  readonly percent: number;
  readonly shares: number;
  readonly prices: readonly Money[];
  /** Its treasury when it begins, by its price. */
  treasury(price: Money): Money;
}

/** Not yet started, closed by its price, taken into another; or still to be drafted, left over from the draft. */
export type Idle = 'waiting' | 'closed' | 'absorbed' | 'offered' | 'out';

export interface Home {
  readonly company: string;
  readonly hex: HexId;
  /** Null if it chooses among the cities of the hex. */
  readonly city: number | null;
}

/** A company's port, or a private company that keeps the hex closed. */
export type Marker =
  | { readonly kind: 'port'; readonly hex: HexId; readonly company: string }
  | { readonly kind: 'closed'; readonly hex: HexId; readonly by: string };

export interface PrivateHeld {
  readonly id: string;
  readonly name: string;
  /** A seat or a company; null if nobody owns it. */
  readonly owner: Seat | string | null;
  readonly revenue: Money;
  /** Its face value. */
  readonly price: Money;
  /** Bids for it. */
  readonly bids: readonly { readonly seat: Seat; readonly amount: Money }[];
}

export interface Phase {
  /** Its number or its colour. */
  readonly id: string;
  readonly tiles: readonly Colour[];
  /** The limit for a company, if the book gives it no other. */
  readonly trainLimit: number;
  readonly operatingRounds: number;
  /** Columns of values that count now: of these the first that is printed. */
  readonly columns: readonly string[];
}
