// How a game shows itself. Everything is optional: an 18xx game without a face gets one from its description, any other
// is played through the generic table.

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

export interface GameFace {
  /** By id of company. */
  readonly marks: Readonly<Record<string, CompanyMark>>;
  /** The fields of actions that name a company, where its id may mean something else in others. */
  readonly companyFields?: readonly string[];
  /** Kinds of action that are seldom wanted. If there is only one other kind of action, it is opened at once. */
  readonly seldom?: readonly string[];
  /** Kinds of action that lie flat at the top where there is no track; on track whatever is no place does. */
  readonly flat?: readonly string[];
  /** Kinds of action beside a decision that are not spoken of while they are not possible. */
  readonly quiet?: readonly string[];
  /** Codes of refusals that say no more than that something is not one's own to do: they are not listed. */
  readonly quietReasons?: readonly string[];
  /** What a kind of action is here, said whole: "buy Flos Tramway, $20"; null where its usual name will do. */
  kindName?(state: Core, type: string, words: Words, lang: Lang): string | null;
  /** The company that a kind of action is about, where the action need not name it. */
  kindAbout?(state: Core, type: string): string | null;
  /** Kinds of action that are looked at before they are carried out, even where one touch is enough for others. */
  readonly weighty?: readonly string[];
  /** Number fields that start at their maximum, because less is the exception. */
  readonly fullFields?: readonly string[];
  /** How its story is divided into rounds and turns. */
  readonly chapters?: Chapters;
  /** `tried` is the hex whose tile is only tried out. */
  picture?(state: Core, words: Words, lang: Lang, tried?: string | null): BoardPicture;
  /** Draws it part by part, where it takes long, and keeps the parts: `picture` has little left to do then. */
  drawAhead?(state: Core, words: Words, lang: Lang): Iterable<unknown>;
  /** The companies at home in a hex, or standing there, each with its city where the hex has several. */
  companiesAt?(state: Core, hex: string): readonly { readonly company: string; readonly stop?: string }[];
  /** Kinds of event, besides a tile that is laid, that put something on the board. */
  readonly puts?: readonly string[];
  /** Whether only cash counts: then worth is called cash. */
  readonly worthIsCash?: boolean;
  facts?(state: Core, words: Words, lang: Lang): TableFacts;
  market?(state: Core, words: Words, lang: Lang): MarketPicture;
  depot?(state: Core, words: Words, lang: Lang): DepotPicture;
  /** How many tokens of each company lie in the box. */
  pieces?(state: Core): Readonly<Record<string, number>>;
  /** For games with tiles, tokens and runs. */
  readonly track?: TrackFace;
  /** How things stand in one line, for where the panels are out of sight. */
  readonly Brief?: ComponentType<BriefProps>;
  /** What a decision would lead to, where that takes more than a line. */
  readonly Outlook?: ComponentType<OutlookProps>;
  /** The game's own panels, put before the generic ones. */
  readonly Panels?: ComponentType<PanelProps>;
  /** What the worth that no payment explains consists of, at the end of a game. */
  rest?(state: Core, lang: Lang): readonly Rest[];
  /** What is charted besides the worth of the players. */
  readonly series?: readonly Series[];
  /** What an offer is worth to this seat, where the game is no 18xx; `chosen` as far as it is chosen. */
  brings?(state: Core, chosen: object, seat: Seat): Brings | null;
  /** What these runs of a company are paid for, a line each; null where they are not legal together, or nobody wonders. */
  runItems?(state: Core, company: string, runs: readonly Run[], words: Words, lang: Lang): readonly RunItems[] | null;
  /** A word for each reason for which players pay and are paid. */
  reasons?(lang: Lang): Readonly<Record<string, string>>;
}

/** What choosing places, tiles and runs by hand needs to know of a board with track. */
export interface TrackFace {
  readonly shape: BoardPicture['shape'];
  /** Every tile of the game. */
  readonly tiles: readonly string[];
  /** The hex of a hex or of one of its cities, the hexes of what else lies on the map; none for anything else. */
  placesOf(id: string): readonly string[];
  /** What a person calls a hex or a city; null for anything else. */
  name(id: string, lang: Lang): string | null;
  /** The hex, its cities, and what else lies there: what a click on it may mean. */
  idsAt(state: Core, hex: string): readonly string[];
  /** Null for an id that is not a tile. */
  tile(id: string, rotation?: number): PictureTile | null;
  /** The tiles that may replace it, and one on its back. */
  becomes(id: string): readonly string[];
  otherSide(id: string): string | null;
  /** Infinity if the supply is unlimited. */
  tilesLeft(state: Core, id: string): number;
  /** What the stops of a hex pay as they lie; empty where there is none. */
  values(state: Core, hex: string, words: Words, lang: Lang): string;
  /** What the new exits of a hex join, by its tile before and after. */
  joints(before: Core, after: Core, hex: string): readonly Joint[];
  /** The companies that have to do with the map, and what each has. */
  companies(state: Core): readonly string[];
  layer(state: Core, company: string): CompanyLayer;
  graph(state: Core): Graph;
  tokens(state: Core): Board['tokens'];
  /** The company that is having its turn. */
  operating(state: Core): string | null;
  /** The price of a list that is chosen before the runs (wagons). */
  costOf?(state: Core, field: string, values: readonly Value[]): number;
  /** What is told of the ways among which one is picked. */
  readonly ways?: WaysFace;
  runs(state: Core, runs: readonly ShownRun[]): readonly PictureRun[];
  /** The runs that this event reports; null for other events. */
  runsIn(event: GameEvent): readonly EarnedRun[] | null;
}

/** What a company reaches: drawn, counted, and the stops that others keep closed to it. */
export interface CompanyLayer {
  readonly picture: PictureLayer;
  readonly stops: number;
  readonly closed: readonly string[];
}

/** Ways over track, compared: the columns in the order in which they count, and the figures of a way. */
export interface WaysFace {
  readonly columns: readonly WayColumn[];
  /** By id of column. */
  heads(lang: Lang): Readonly<Record<string, string>>;
  /** `chosen`: the action as far as it is chosen. */
  figures(state: Core, chosen: object, track: readonly string[]): Readonly<Record<string, number>>;
}

export interface WayColumn {
  readonly id: string;
  readonly best: 'least' | 'most';
  readonly money?: true;
}

export type EarnedRun = Run & { readonly revenue: number };

export interface ShownRun extends Run {
  /** The start of a run that has no track yet. */
  readonly start?: string;
  readonly ink: string;
  readonly faint?: boolean;
}

/** One run in words: the train with its ends, and what it is paid for. */
export interface RunItems {
  readonly train: string;
  readonly revenue: number;
  readonly head: string;
  readonly parts: string;
}

/** A part of everybody's worth. */
export interface Rest {
  readonly head: string;
  readonly sums: Readonly<Record<Seat, number>>;
}

export interface BriefProps {
  readonly state: Core;
  readonly lang: Lang;
}

export interface OutlookProps extends BriefProps {
  /** The action as far as it is chosen. */
  readonly action: Readonly<Record<string, unknown>> | null;
  readonly words: Words;
}

/** A figure over time: one curve a player or one a company. */
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

/** A face that adds nothing. */
const plainFace: GameFace = { marks: {} };

export const loadFace = async (id: string, table: Table): Promise<GameFace> =>
  (await titleOf(id)?.face?.(table)) ?? faceFrom(id, table);

async function faceFrom(id: string, table: Table): Promise<GameFace> {
  const game = await loadGame(id);
  const rail = game && railOf(game);
  return rail ? (await import('./anyFace.ts')).anyFace(rail, table) : plainFace;
}
