// What is told of a game turn by turn: rounds, the log, what happened since one's move, the way through it. A missing line does not compile.
import { story as en } from '../en/web/story.ts';
import { story as it } from '../it/web/story.ts';
import type { Lang } from '../phrases.ts';

export interface RoundName {
  readonly title: string;
  /** In a few letters. */
  readonly short: string;
}

export interface StoryLines {
  /** What comes before all rounds. */
  readonly beginning: RoundName;
  /** By the kind of event that begins a round; `number` counts rounds, the beginning being 0. */
  readonly rounds: Readonly<Record<string, (event: never, number: number) => RoundName>>;
  passes(count: number): string;
  /** A turn in which a company did nothing. */
  readonly nothing: string;
  /** A turn in which nothing has happened yet. */
  readonly begins: string;
  auction(lot: string): string;
  readonly log: {
    readonly filters: string;
    readonly all: string;
    readonly mine: string;
    readonly money: string;
    readonly company: string;
    readonly anyCompany: string;
    readonly search: string;
    readonly none: string;
    /** All turns unfolded. */
    readonly everyMove: string;
    unfold(name: string): string;
    takenBack(count: number): string;
  };
  readonly since: {
    readonly head: string;
    /** The same for those who only watch. */
    readonly visit: string;
    turns(count: number): string;
    /** A line of a backlog: a round and how much happened in it. */
    round(title: string, turns: number): string;
    readonly play: string;
    readonly stop: string;
    readonly close: string;
    readonly all: string;
    readonly lookAt: string;
  };
  /** Money that came by itself. */
  readonly dividends: {
    readonly title: string;
    head(sum: string): string;
    price(was: string, is: string): string;
    readonly samePrice: string;
    readonly close: string;
  };
  readonly why: {
    readonly onlyMove: string;
    forecast(of: number, margin: string): string;
    playouts(of: number, games: string, chance: number): string;
  };
  /** How the moves of others are shown. */
  readonly pace: Readonly<Record<'head' | 'once' | 'second' | 'steps' | 'next', string>>;
  readonly history: {
    readonly play: string;
    readonly stop: string;
    readonly round: string;
    readonly myLast: string;
    readonly fork: string;
    readonly forkHint: string;
    /** Who was to decide at a moment, and about what. */
    decides(name: string, what: string | null): string;
  };
}

export const storyLines: Readonly<Record<Lang, StoryLines>> = { en, it };
