// An 18xx game's additions to its description for a face: its marks, and everything that needs a language.

import type { HexId, Seat, TrainId } from '../../engine/index.ts';
import type { PriceCause, RailGame, RailState, Table } from '../../kernel/index.ts';
import type { Lang } from '../../words/phrases.ts';
import type { Words } from '../../words/words.ts';
import type { CompanyMark, LegendEntry } from '../board/picture.ts';
import type { TileSign } from '../board/tile/tilePicture.ts';
import type { CompanyFacts, Fact, FactColumn } from '../panels/tableFacts.ts';
import type { WaysFace } from './face.ts';
import type { Sea } from './sea.ts';

export interface RailFace<S extends RailState> {
  readonly game: RailGame<S>;
  readonly marks: Readonly<Record<string, CompanyMark>>;
  /** The name of the companies with shares, where there are minors beside them. */
  head?(lang: Lang): string;
  /** Columns of the table of companies besides the usual ones, by the names of the game's figures. */
  columns?(lang: Lang): readonly FactColumn[];
  readonly minors?: {
    head(lang: Lang): string;
    /** Columns besides treasury and tokens. */
    columns(lang: Lang): readonly FactColumn[];
    /** Further facts, before it is in play and after. */
    more(s: S, id: string, lang: Lang): readonly Fact[];
  };
  /** The trade of a company, where each has its own. */
  trade?(t: Table, company: string, lang: Lang): string;
  /** Further facts about a company with shares, before it is in play and after. */
  more?(s: S, company: string, words: Words, lang: Lang): readonly Fact[];
  /** The name of a train, where its type alone is not enough. */
  trainName?(s: S, train: TrainId, lang: Lang): string;
  /** The use of a private company. */
  privateNote?(id: string, lang: Lang, s: S): string;
  /** Its short name, where there is little room. */
  privateName?(id: string, f: Words['f']): string;
  /** Further facts about a player. */
  playerFacts?(s: S, seat: Seat, lang: Lang): readonly Fact[];
  /** A remark on a type of train. */
  trainNote?(s: S, type: string, lang: Lang): string;
  /** A remark on it while the bank sells it. */
  saleNote?(s: S, type: string, lang: Lang, f: Words['f']): string;
  /** Its name, if that is not its number. */
  phaseName?(s: S, lang: Lang): string;
  /** The trains counted by the limit, if not all. */
  limitOf?(s: S, lang: Lang): string;
  /** Further facts of the phase. */
  phaseFacts?(s: S, lang: Lang): readonly Fact[];
  /** Events at the start of the phase, besides tiles, limits, rounds and trains. */
  phaseNotes?(s: S, lang: Lang): readonly string[];
  /** Glossary terms for rounds of its own, by the beginning of their short names. */
  readonly rounds?: Readonly<Record<string, string>>;
  /** The state of the game in a few words, if not by phase, trains and bank. */
  brief?(s: S, lang: Lang): readonly string[];
  /** Additions to the usual few words. */
  briefMore?(s: S, lang: Lang): readonly string[];
  /** The contents of the bank besides money. */
  bank?(s: S, lang: Lang): readonly Fact[];
  /** The comparison of ways over track, where one is picked. */
  readonly ways?: Omit<WaysFace, 'figures'> & {
    figures(s: S, chosen: object, track: readonly string[]): Readonly<Record<string, number>>;
  };
  /** The value of a place, if it is no money. */
  stopValue?(value: number, lang: Lang): string;
  /** Sides of hexes that cost something to cross, by kind: named in the words of a hex, and explained in the legend. */
  borders?(lang: Lang): Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  /** The sign of a printed mark and its explanation; an icon without further meaning leaves both out. */
  mark?(icon: string, lang: Lang): { readonly sign?: TileSign; readonly text?: string };
  /** Things with an id of their own on these hexes. A touch on one of the hexes may mean the thing. */
  spots?(t: Table): Readonly<Record<string, readonly HexId[]>>;
  /** Holders of shares besides players, companies and the bank. */
  holders?(s: S, company: string, lang: Lang): NonNullable<CompanyFacts['shares']>['others'];
  /** The name of private companies in this game. */
  privatesHead?(lang: Lang): string;
  /** Further lines of the map's legend. */
  legend?(t: Table, lang: Lang): readonly LegendEntry[];
  /** Hexes drawn away from their place, by this many columns and half rows; null without any. */
  inset?(t: Table): { readonly hexes: ReadonlySet<HexId>; readonly by: readonly [number, number] } | null;
  /** True if sea surrounds the map. */
  readonly islands?: true;
  /** Waters beside the map, drawn behind the hexes. */
  readonly seas?: readonly Sea[];
  /** Further prices printed in a space of the market, and their meanings, in the order of its legend. */
  readonly besides?: {
    at(price: number): Readonly<Record<string, number>>;
    legend(lang: Lang): Readonly<Record<string, string>>;
  };
  /** Names of zones of the market, in the order of its legend. */
  zones(lang: Lang): Readonly<Record<string, string>>;
  /** Reasons for markers to move, where this book words them differently. */
  causes?(lang: Lang): Partial<Readonly<Record<PriceCause, string>>>;
  /** A word for each reason of payments to and from players. */
  reasons(lang: Lang): Readonly<Record<string, string>>;
}
