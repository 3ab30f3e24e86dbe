// A game's face in the browser. Every part is optional: an 18xx game without a face gets one from its description, any
// other game is played through the generic table.

import type { ComponentType } from 'react';
import type { Board, Core, GameEvent, Graph, Run, Seat, Value } from '../../engine/index.ts';
import { railOf, type Table } from '../../kernel/index.ts';
import type { Brings } from '../../match/brings.ts';
import type { Chapters } from '../../match/turns.ts';
import { loadGame, titleOf } from '../../titles/registry.ts';
import type { Lang } from '../../words/phrases.ts';
import type { Words } from '../../words/words.ts';
import type { BoardPicture, CompanyMark, Joint, PictureLayer, PictureRun } from '../board/picture.ts';
import type { PictureTile } from '../board/tile/tilePicture.ts';
import type { DepotPicture } from '../panels/depotPicture.ts';
import type { MarketPicture } from '../panels/marketPicture.ts';
import type { PanelProps } from '../panels/panelProps.ts';
import type { TableFacts } from '../panels/tableFacts.ts';

export interface GameFace<S extends Core = Core> {
  /** By company id. */
  readonly marks: Readonly<Record<string, CompanyMark>>;
  /** The fields of actions that name a company, as its id may mean something else in other fields. */
  readonly companyFields?: readonly string[];
  /** Kinds of action seldom wanted. If there is only one other kind of action, it is opened at once. */
  readonly seldom?: readonly string[];
  /** Kinds of action laid flat at the top in games without track; with track everything but places is. */
  readonly flat?: readonly string[];
  /** Kinds of action beside a decision that are not mentioned while they are impossible. */
  readonly quiet?: readonly string[];
  /** Codes of refusals that only say an action is somebody else's: they are not listed. */
  readonly quietReasons?: readonly string[];
  /** A full name for a kind of action here, "buy Flos Tramway, $20"; null if its usual name will do. */
  kindName?(state: S, type: string, words: Words, lang: Lang): string | null;
  /** The company concerned by a kind of action, where the action need not name it. */
  kindAbout?(state: S, type: string): string | null;
  /** Kinds of action that are previewed before they are carried out, even where one touch carries out the others. */
  readonly needsPreview?: readonly string[];
  /** Number fields that start at their maximum, because less is the exception. */
  readonly fullFields?: readonly string[];
  /** The division of its story into rounds and turns. */
  readonly chapters?: Chapters;
  /** `tried`: the hex with a tile that is only tried out. */
  picture?(state: S, words: Words, lang: Lang, tried?: string | null): BoardPicture;
  /** Draws a slow picture part by part and caches the parts, so that `picture` has little left to do. */
  drawAhead?(state: S, words: Words, lang: Lang): Iterable<unknown>;
  /** The companies with a home or a token in a hex, each with its city if the hex has several. */
  companiesAt?(state: S, hex: string): readonly { readonly company: string; readonly stop?: string }[];
  /** Kinds of event, besides a laid tile, that put something on the board. */
  readonly puts?: readonly string[];
  /** True if only cash counts: then worth is called cash. */
  readonly worthIsCash?: boolean;
  facts?(state: S, words: Words, lang: Lang): TableFacts;
  market?(state: S, words: Words, lang: Lang): MarketPicture;
  depot?(state: S, words: Words, lang: Lang): DepotPicture;
  /** The number of each company's tokens in the box. */
  pieces?(state: S): Readonly<Record<string, number>>;
  /** For games with tiles, tokens and runs. */
  readonly track?: TrackFace<S>;
  /** The state of the game in one line, for where the panels are out of sight. */
  readonly Brief?: ComponentType<BriefProps>;
  /** The outcome of a decision, if it needs more than a line. */
  readonly Outlook?: ComponentType<OutlookProps>;
  /** The game's own panels, put before the generic ones. */
  readonly Panels?: ComponentType<PanelProps>;
  /** The parts of the final worth that no payment explains. */
  rest?(state: S, lang: Lang): readonly Rest[];
  /** Charts besides the worth of the players. */
  readonly series?: readonly Series[];
  /** The value of an offer to this seat in a game other than an 18xx; `chosen` so far. */
  brings?(state: S, chosen: object, seat: Seat): Brings | null;
  /**
   * The sources of income of a company's runs, a line each; null if the runs are illegal together or need no
   * explanation.
   */
  runItems?(state: S, company: string, runs: readonly Run[], words: Words, lang: Lang): readonly RunItems[] | null;
  /** A word for each reason of payments to and from players. */
  reasons?(lang: Lang): Readonly<Record<string, string>>;
}

/** The facts of a board with track for choosing places, tiles and runs by hand. */
export interface TrackFace<S extends Core = Core> {
  readonly shape: BoardPicture['shape'];
  /** Every tile of the game. */
  readonly tiles: readonly string[];
  /** The hex of a hex or of one of its cities, the hexes of other things on the map; none for any other id. */
  placesOf(id: string): readonly string[];
  /** The name people use for a hex or a city; null for anything else. */
  name(id: string, lang: Lang): string | null;
  /** The ids a click on a hex may mean: the hex, its cities, and other things there. */
  idsAt(state: S, hex: string): readonly string[];
  /** Null for an id that is not a tile. */
  tile(id: string, rotation?: number): PictureTile | null;
  /** The tiles that may replace it, and the tile on its back. */
  becomes(id: string): readonly string[];
  otherSide(id: string): string | null;
  /** Infinity if the supply is unlimited. */
  tilesLeft(state: S, id: string): number;
  /** The present values of a hex's stops; empty if there are none. */
  values(state: S, hex: string, words: Words, lang: Lang): string;
  /** The joints of a hex's new exits, from its tile before and after. */
  joints(before: S, after: S, hex: string): readonly Joint[];
  /** The companies related to the map, and the layer of each. */
  companies(state: S): readonly string[];
  layer(state: S, company: string): CompanyLayer;
  graph(state: S): Graph;
  tokens(state: S): Board['tokens'];
  /** The company whose turn it is. */
  operating(state: S): string | null;
  /** The price of a list chosen before the runs (wagons). */
  costOf?(state: S, field: string, values: readonly Value[]): number;
  /** The comparison of ways, where one is picked. */
  readonly ways?: WaysFace<S>;
  runs(state: S, runs: readonly ShownRun[]): readonly PictureRun[];
  /** The runs reported by this event; null for other events. */
  runsIn(event: GameEvent): readonly EarnedRun[] | null;
}

/** A company's reach: its picture, the number of stops, and those that others keep closed to it. */
export interface CompanyLayer {
  readonly picture: PictureLayer;
  readonly stops: number;
  readonly closed: readonly string[];
}

/** The comparison of ways over track: columns in the order in which they count, and the figures of a way. */
export interface WaysFace<S extends Core = Core> {
  readonly columns: readonly WayColumn[];
  /** By column id. */
  heads(lang: Lang): Readonly<Record<string, string>>;
  /** `chosen`: the action so far. */
  figures(state: S, chosen: object, track: readonly string[]): Readonly<Record<string, number>>;
}

export interface WayColumn {
  readonly id: string;
  readonly best: 'least' | 'most';
  readonly money?: true;
}

export type EarnedRun = Run & { readonly revenue: number };

export interface ShownRun extends Run {
  /** The start of a run without track yet. */
  readonly start?: string;
  readonly ink: string;
  readonly faint?: boolean;
}

/** One run in words: the train with its ends, and its sources of income. */
export interface RunItems {
  readonly train: string;
  readonly revenue: number;
  readonly head: string;
  readonly parts: string;
}

/** A part of every player's worth. */
export interface Rest {
  readonly head: string;
  readonly sums: Readonly<Record<Seat, number>>;
}

export interface BriefProps {
  readonly state: Core;
  readonly lang: Lang;
}

export interface OutlookProps extends BriefProps {
  /** The action so far. */
  readonly action: Readonly<Record<string, unknown>> | null;
  readonly words: Words;
}

/** A figure over time: one curve per player or per company. */
export type Series =
  | {
      readonly id: string;
      readonly of: 'players';
      title(lang: Lang): string;
      value(state: Core): Readonly<Record<Seat, number>>;
    }
  | {
      readonly id: string;
      readonly of: 'companies';
      title(lang: Lang): string;
      value(state: Core): Readonly<Record<string, number>>;
    };

/** A face without additions. */
const plainFace: GameFace = { marks: {} };

export const loadFace = async (id: string, table: Table): Promise<GameFace> =>
  (await titleOf(id)?.face?.(table)) ?? trackFrom(id, table);

async function trackFrom(id: string, table: Table): Promise<GameFace> {
  const game = await loadGame(id);
  const rail = game && railOf(game);
  return rail ? (await import('./anyFace.ts')).anyFace(rail, table) : plainFace;
}
