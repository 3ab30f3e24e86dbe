// An 18xx game as its readers see it: what lies in its box, and small questions about a position, without a word of any
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

/** What every 18xx game keeps. */
export interface RailState extends Core, BankSlice, SharesSlice, MarketSlice, BoardSlice, DepotSlice {
  phase: string;
  /** Who begins the next stock round. */
  priority: Seat;
  /** Why the game is over; null while it goes on. */
  ended: string | null;
}

/** Map, market and money may go by the number of players and by the variant; every state says both. */
export interface Table {
  readonly players: number;
  /** Left out where only the number of players is known. */
  readonly options?: Readonly<Record<string, string>>;
}

export interface RailGame<S extends RailState> {
  map(t: Table): MapFacts;
  market(t: Table): MarketFacts;
  prices(t: Table): PriceTable;
  /** Names of lakes that divide a hex. */
  readonly lakes?: Readonly<Record<HexId, string>>;
  /** All the money there is; null where the bank pays whatever is due, so that what lies in it says nothing. */
  money(t: Table): Money | null;

  /** Companies with shares, in the order of the list. Of which kind a company is may change while the game goes on. */
  companies(s: S): readonly string[];
  /** Every company of the box with its home, where a table leaves some of them out. */
  readonly boxed?: readonly Pick<Home, 'company' | 'hex'>[];
  /** Companies without shares, where the game has them. */
  minors?(s: S): readonly string[];
  /** What a company is called in full, and the letters it goes by. */
  name(company: string): string;
  letters(company: string): string;
  /** The paper and the ink of their tokens. */
  readonly colours: Readonly<Record<string, { readonly paper: string; readonly ink: string }>>;
  /** How many tokens a company has in all, where that never changes; and how many are not on the map. */
  tokens?(company: string): number;
  tokensLeft(s: S, company: string): number;
  /** Home tokens stand on the map before their companies are in play. */
  readonly standsEarly?: true;
  /** Whether a company in play has no marker yet; left out where all have one. */
  isUnpriced?(s: S, company: string): boolean;
  /** Why it is not in play; null when it is. */
  idle(s: S, company: string): Idle | null;
  /** Whether enough of it is sold for it to have turns; left out where every company in play has them. */
  floats?(s: S, company: string): boolean;
  /** How a company that has been started comes to its first turn; left out where every company in play has turns. */
  launch?(s: S, company: string): Launch;
  /** Companies whose charter is auctioned: the winner sets a price afterwards and pays for so many shares at once. */
  readonly charter?: Charter;
  /** Who decides for it: its president or owner; null for nobody. */
  controller(s: S, company: string): Seat | null;
  /** What it was started at; left out where companies are not started at a price. */
  par?(s: S, company: string): Money;
  /** What else is counted of a company, as loans; the names are the game's. */
  figures(s: S, company: string): Readonly<Record<string, number>>;
  /** Which of its trains may run; left out where all may. */
  permitted?(s: S, company: string): readonly string[];
  /** Homes of companies that are not there yet. */
  homes(s: S): readonly Home[];
  /** The places that its track has to join; null where that is nothing to it, or done. */
  bound(s: S, company: string): { readonly from: HexId; readonly to: readonly HexId[] } | null;
  /** What a share counts in the worth of its holder, where that is not its price. */
  shareWorth?(s: S, company: string): Money;
  /** What everybody is worth, where it is not the sum of cash, shares and privates. */
  worth?(s: S): Record<Seat, Money>;

  /** Private companies that are not closed. */
  privates(s: S): readonly PrivateHeld[];
  /** What a player holds, and how many he may; there are halves. */
  certificates(s: S, seat: Seat): { readonly held: number; readonly limit: number };
  /** Whether the pieces of tiles are counted by the box; left out where they always are. */
  countsTiles?(s: S): boolean;
  /** A turn of this seat in a later stock round than the first, before anything is done in it: to ask what he could sell. */
  stockTurn(s: S, seat: Seat): Frame;
  /** What lies on the map besides tiles and tokens. */
  markers(s: S): readonly Marker[];

  phase(s: S): Phase;
  /** All of them, in the order in which they come, each with the type of train whose first one brings it. */
  phases(s: S): readonly { readonly id: S['phase']; readonly by: string | null }[];
  trainTypes(s: S): readonly TrainFacts[];
  /** How many trains a company may have. */
  trainLimit(s: S, company: string): number;
  /** All types of train are sold at once, and without end. */
  readonly openDepot?: true;
  /** What so many wagons cost before a run, in games that have them. */
  wagonsCost?(s: S, count: number): Money;
  /** The company that a decision is about: as a rule the one that is having its turn. */
  operating(s: S): string | null;
  /** What a company would earn as it stands, where that follows without a run. */
  wouldEarn?(s: S, company: string): Money;
  /** The runs that this event tells; null for any other. */
  runsIn(event: GameEvent): readonly (Run & { readonly revenue: Money })[] | null;
}

export interface Launch {
  /** So much must be sold, and of it so many shares still are not. */
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
  /** Null where it chooses among the cities of the hex. */
  readonly city: number | null;
}

/** A company's port, or a private company that keeps the hex closed. */
export type Marker =
  | { readonly kind: 'port'; readonly hex: HexId; readonly company: string }
  | { readonly kind: 'closed'; readonly hex: HexId; readonly by: string };

export interface PrivateHeld {
  readonly id: string;
  readonly name: string;
  /** A seat or a company; null while it is nobody's. */
  readonly owner: Seat | string | null;
  readonly revenue: Money;
  /** Its face value. */
  readonly price: Money;
  /** What is bid for it. */
  readonly bids: readonly { readonly seat: Seat; readonly amount: Money }[];
}

export interface Phase {
  /** Its number or its colour. */
  readonly id: string;
  readonly tiles: readonly Colour[];
  /** For a company of which the book says nothing else. */
  readonly trainLimit: number;
  readonly operatingRounds: number;
  /** The column of values that counts now; where it is not printed the next of these does. */
  readonly columns: readonly string[];
}
