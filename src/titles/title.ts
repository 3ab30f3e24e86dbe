// A title as one value: its card, which is shown before anything else of it is loaded, and its parts, a file or folder
// each. A title without a part of its own gets the common one of all 18xx games.
import type { Insight } from '../bots/insight.ts';
import type { Rank } from '../bots/names.ts';
import type { Drawing } from '../cli/terminal/drawing.ts';
import type { Game } from '../engine/index.ts';
import type { Table } from '../kernel/index.ts';
import type { Importer } from '../records/import18xx/importer.ts';
import type { OwnKinds } from '../review/watcher.ts';
import type { GameFace } from '../web/kit/face.ts';
import type { Guide } from '../web/play/guide/steps.ts';
import type { Catalogues } from '../words/catalogue.ts';
import type { Lang } from '../words/phrases.ts';
import type { OwnLines } from '../words/review.ts';
import type { TitleGlossary } from '../words/web/glossary.ts';
import type { CoverWords, TitlePage } from '../words/web/titles.ts';

export interface Title {
  readonly id: string;
  /** Its name in a sentence. */
  readonly name: string;
  readonly cover: Cover;
  /** A small game to learn from: playable by its id, offered in no list. */
  readonly example?: true;
  readonly rules: () => Promise<Game>;
  readonly words?: () => Promise<Catalogues>;
  /** Words of its title page. */
  readonly page?: () => Promise<Readonly<Record<Lang, TitlePage>>>;
  /** Its words in the glossary. */
  readonly glossary?: () => Promise<TitleGlossary>;
  /** Some games have another map for few players, or in a variant. */
  readonly face?: (table: Table) => Promise<GameFace>;
  readonly guide?: () => Promise<Guide>;
  readonly advice?: () => Promise<Insight>;
  /** Kinds of finding that only its rules know, with their words. */
  readonly review?: () => Promise<OwnReview>;
  /** Games won against two experts, and games played, as measured for each other level. */
  readonly strength?: Readonly<Record<Exclude<Rank, 'expert'>, readonly [won: number, of: number]>>;
  readonly terminal?: (lang: Lang) => Promise<Drawing>;
  readonly import18xx?: {
    /** Its name on the other platform. */
    readonly name: string;
    readonly importer: () => Promise<Importer>;
  };
}

export interface OwnReview {
  readonly kinds: OwnKinds;
  readonly lines: OwnLines;
}

/** Facts on the box. */
export interface Cover {
  readonly name: string;
  readonly designer: string;
  readonly players: readonly [number, number];
  /** Minutes, from a quick table to a thoughtful one. */
  readonly minutes: readonly [number, number];
  /** Its place in lists of titles, the first lowest. */
  readonly place: number;
  /** Opponent of a lone player, if the game has one. */
  readonly solo?: string;
  /** It has neither a stock market nor trains nor tiles. */
  readonly trackless?: true;
  readonly words?: Readonly<Record<Lang, CoverWords>>;
  /** Its boards, where it has several. */
  readonly boards?: readonly CoverBoard[];
}

/** The board for these numbers of players, from and to, and for a variant. */
export interface CoverBoard {
  readonly players: readonly [number, number];
  /** The options of the variant. */
  readonly asked?: Readonly<Record<string, string>>;
}
