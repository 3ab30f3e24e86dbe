// What an 18xx game adds to its description for a face: its marks, and what needs a language.

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
  /** What the companies with shares are called, where there are minors beside them. */
  head?(lang: Lang): string;
  /** Columns of the table of companies besides the usual ones, by the names of the game's figures. */
  columns?(lang: Lang): readonly FactColumn[];
  readonly minors?: {
    head(lang: Lang): string;
    /** Besides treasury and tokens. */
    columns(lang: Lang): readonly FactColumn[];
    /** What else there is to tell, before it is in play and after. */
    more(s: S, id: string, lang: Lang): readonly Fact[];
  };
  /** What a company does and lives on, where each has its own trade. */
  trade?(t: Table, company: string, lang: Lang): string;
  /** What else there is to tell of a company with shares, before it is in play and after. */
  more?(s: S, company: string, words: Words, lang: Lang): readonly Fact[];
  /** What a train is called, where its type does not say all. */
  trainName?(s: S, train: TrainId, lang: Lang): string;
  /** What a private company is good for. */
  privateNote?(id: string, lang: Lang, s: S): string;
  /** What it is called where there is little room. */
  privateName?(id: string, f: Words['f']): string;
  /** What else there is to tell of a player. */
  playerFacts?(s: S, seat: Seat, lang: Lang): readonly Fact[];
  /** What there is to say of a type of train. */
  trainNote?(s: S, type: string, lang: Lang): string;
  /** What there is to say of it while the bank has it. */
  saleNote?(s: S, type: string, lang: Lang, f: Words['f']): string;
  /** Its name, where it is not called by its number. */
  phaseName?(s: S, lang: Lang): string;
  /** What the limit of trains counts, where it is not all of them. */
  limitOf?(s: S, lang: Lang): string;
  /** What else the phase brings. */
  phaseFacts?(s: S, lang: Lang): readonly Fact[];
  /** What happens as the phase comes, besides tiles, limits, rounds and trains. */
  phaseNotes?(s: S, lang: Lang): readonly string[];
  /** The words of the glossary for rounds of its own, by how their short names begin. */
  readonly rounds?: Readonly<Record<string, string>>;
  /** The state of the game in a few words, if not by phase, trains and bank. */
  brief?(s: S, lang: Lang): readonly string[];
  /** What is added to the usual few words. */
  briefMore?(s: S, lang: Lang): readonly string[];
  /** What lies in the bank besides money. */
  bank?(s: S, lang: Lang): readonly Fact[];
  /** What is told of ways over track, where one is picked. */
  readonly ways?: Omit<WaysFace, 'figures'> & {
    figures(s: S, chosen: object, track: readonly string[]): Readonly<Record<string, number>>;
  };
  /** What a place counts, where it is no money. */
  stopValue?(value: number, lang: Lang): string;
  /** Sides of hexes that cost something to cross, by kind: named in the words of a hex, and told in the legend. */
  borders?(lang: Lang): Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  /** How a printed mark is drawn, and what it says; left out where it is an icon that says nothing further. */
  mark?(icon: string, lang: Lang): { readonly sign?: TileSign; readonly text?: string };
  /** What is known by an id of its own and lies on these hexes. A touch on one of them may mean it. */
  spots?(t: Table): Readonly<Record<string, readonly HexId[]>>;
  /** Who holds shares besides players, the companies and the bank. */
  holders?(s: S, company: string, lang: Lang): NonNullable<CompanyFacts['shares']>['others'];
  /** What private companies are called in this game. */
  privatesHead?(lang: Lang): string;
  /** Further lines of the map's legend. */
  legend?(t: Table, lang: Lang): readonly LegendEntry[];
  /** Hexes that are drawn elsewhere, by so many columns and half rows; null where none are. */
  inset?(t: Table): { readonly hexes: ReadonlySet<HexId>; readonly by: readonly [number, number] } | null;
  /** Sea lies all around the map. */
  readonly islands?: true;
  /** Waters beside the map, drawn behind the hexes. */
  readonly seas?: readonly Sea[];
  /** Further prices printed in a space of the market, and what they are, in the order of its legend. */
  readonly besides?: {
    at(price: number): Readonly<Record<string, number>>;
    legend(lang: Lang): Readonly<Record<string, string>>;
  };
  /** Names of zones of the market, in the order of its legend. */
  zones(lang: Lang): Readonly<Record<string, string>>;
  /** Why markers move, where this book puts it differently. */
  causes?(lang: Lang): Partial<Readonly<Record<PriceCause, string>>>;
  /** A word for each reason for which players pay and are paid. */
  reasons(lang: Lang): Readonly<Record<string, string>>;
}
