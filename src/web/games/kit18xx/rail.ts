// What an 18xx game tells its face: facts and small questions. Everything that is drawn and listed is made from these.
import type { Seat } from '../../../engine/core/action.ts';
import type { GameEvent } from '../../../engine/core/event.ts';
import type { Core } from '../../../engine/core/state.ts';
import type { MarketFacts, MarketSlice } from '../../../engine/market/market.ts';
import type { BankSlice } from '../../../engine/money/bank.ts';
import type { Run } from '../../../engine/routes/field.ts';
import type { SharesSlice } from '../../../engine/shares/shares.ts';
import type { BoardSlice } from '../../../engine/track/board.ts';
import type { Colour, HexId, MapFacts } from '../../../engine/track/facts.ts';
import type { DepotSlice, TrainFacts } from '../../../engine/trains/depot.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import type { CompanyMark } from '../../board/picture.ts';
import type { TileSign } from '../../board/tile/tilePicture.ts';
import type { Clock, Fact, FactColumn } from '../../panels/tableFacts.ts';

/** The slices of the kernel that the kit reads by itself. */
export type RailState = Core & BankSlice & SharesSlice & MarketSlice & BoardSlice & DepotSlice;

export interface RailGame<S extends RailState> {
  readonly map: MapFacts;
  readonly market: MarketFacts;
  /** Those with shares. */
  readonly companies: readonly string[];
  /** What they are called, where there are minors beside them. */
  head?(lang: Lang): string;
  /** Companies without shares, where the game has them. */
  readonly minors?: Minors<S>;
  /** Seats that own something: as many as there are players, unless automata have some too. */
  seats?(s: S): readonly Seat[];
  /** Where the money of a company lies, unless it goes by its id. */
  purse?(company: string): string;
  /** Their names in full. */
  readonly names: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, CompanyMark>>;
  /** What a company does and lives on, where each has its own trade. */
  trade?(company: string, lang: Lang): string;
  /** Names of lakes that divide a hex. */
  readonly lakes?: Readonly<Record<HexId, string>>;
  /** The column of values that counts now; where it is not printed the next of these does. */
  columns(s: S): readonly string[];
  /** Homes of companies that are not there yet. */
  homes(s: S): readonly Home[];
  /** What lies on the map besides tiles and tokens. */
  markers(s: S): readonly Marker[];
  /** Null for a company in play. */
  idle(s: S, company: string): 'waiting' | 'closed' | 'absorbed' | null;
  /** Left out where companies are not started at a price. */
  par?(s: S, company: string): number;
  tokensLeft(s: S, company: string): number;
  /** Columns of the table of companies besides the usual ones, and their figures; '' for none. */
  more(lang: Lang): readonly FactColumn[];
  figure(s: S, company: string, column: string): number;
  privates(s: S): readonly PrivateHeld[];
  /** What a private company is good for. */
  privateNote(id: string, lang: Lang): string;
  /** The places that the track of a company has to join; null where that is nothing to it, or done. */
  bound(s: S, company: string): { readonly from: HexId; readonly to: readonly HexId[] } | null;
  worth(s: S): Readonly<Record<Seat, number>>;
  certificates(s: S, seat: Seat): { readonly held: string; readonly limit: number };
  /** Who begins the next stock round. */
  priority(s: S): Seat;
  trainTypes(s: S): readonly TrainFacts[];
  /** All types of train are sold at once, and without end. */
  readonly openDepot?: true;
  /** What there is to say of a type of train. */
  trainNote?(s: S, type: string, lang: Lang): string;
  phase(s: S, lang: Lang): Phase;
  /** What else the phase brings. */
  phaseFacts?(s: S, lang: Lang): readonly Fact[];
  /** How things stand in a few words, unless it is told by phase, trains and bank. */
  brief?(s: S, lang: Lang): readonly string[];
  /** The bank pays whatever is due, so what lies in it says nothing. */
  readonly endlessBank?: true;
  bank(s: S, lang: Lang): readonly Fact[];
  clocks?(s: S, lang: Lang): readonly Clock[];
  /** Names of zones of the market, in the order of its legend. */
  zones(lang: Lang): Readonly<Record<string, string>>;
  /** A word for why money was paid. */
  reason(reason: string, lang: Lang): string;
  /** The company that a decision is about: as a rule the one that is having its turn. */
  operating(s: S): string | null;
  /** What so many wagons cost before a run, in games that have them. */
  wagonsCost?(s: S, count: number): number;
  /** The runs that this event tells; null for any other. */
  runsIn(event: GameEvent): readonly (Run & { readonly revenue: number })[] | null;
}

export interface Minors<S extends RailState> {
  readonly ids: readonly string[];
  head(lang: Lang): string;
  /** A short name beside its mark. */
  label(id: string): string;
  /** 0 for nobody. */
  owner(s: S, id: string): Seat;
  /** Why it is not in play, in a word; null when it is. */
  idle(s: S, id: string, lang: Lang): string | null;
  /** Columns besides treasury and tokens. */
  columns(lang: Lang): readonly FactColumn[];
  figure(s: S, id: string, column: string): number;
  /** What else there is to tell, before it is in play and after. */
  more(s: S, id: string, lang: Lang): readonly Fact[];
}

export interface Home {
  readonly company: string;
  readonly hex: HexId;
  /** Null where it chooses among the cities of the hex. */
  readonly city: number | null;
}

export interface Marker {
  readonly hex: HexId;
  readonly sign: TileSign;
}

export interface PrivateHeld {
  readonly id: string;
  readonly name: string;
  /** A seat (`'1'`) or a company; null while it is nobody's. */
  readonly owner: string | null;
  readonly revenue: number;
  readonly price: number;
  /** What is bid for it. */
  readonly bids: readonly { readonly seat: Seat; readonly amount: number }[];
}

export interface Phase {
  /** Its number or its name. */
  readonly id: string;
  readonly tiles: readonly Colour[];
  readonly trainLimit: number;
  readonly operatingRounds: number;
}
