// What the home page says: starting a game, my games, open tables, what to watch, games of this browser, importing.
import { home as en } from '../en/web/home.ts';
import { home as it } from '../it/web/home.ts';
import type { Lang } from '../phrases.ts';

/** What can become of a record that was opened. */
export type ImportWay = 'toWatch' | 'toHere' | 'toServer';

export interface HomeLines {
  readonly title: string;
  readonly intro: string;
  readonly boardAlt: string;
  mapOf(title: string): string;
  readonly start: {
    readonly game: string;
    readonly bots: string;
    readonly botsHint: string;
    /** Against the game's own opponent. */
    solo(name: string): string;
    readonly soloHint: string;
    readonly oneScreen: string;
    readonly oneScreenHint: string;
    readonly friends: string;
    readonly friendsHint: string;
    readonly custom: string;
    readonly wentLocal: string;
  };
  readonly mine: {
    readonly title: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly yourMove: string;
    yourMoves(n: number): string;
    waitingFor(names: string): string;
    winner(names: string): string;
    readonly showOver: string;
  };
  readonly open: { readonly title: string; readonly empty: string; readonly emptyHint: string; readonly join: string };
  readonly watch: { readonly title: string; readonly empty: string; readonly emptyHint: string; readonly look: string };
  readonly local: {
    readonly title: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly resume: string;
    readonly delete: string;
    readonly deleteTitle: string;
    readonly deleteText: string;
    readonly failed: string;
    readonly over: string;
    moves(n: number): string;
  };
  readonly importing: {
    readonly title: string;
    /** The games whose exports can be read. */
    text(games: string): string;
    readonly choose: string;
    readonly drop: string;
    readonly toWatch: string;
    readonly toHere: string;
    readonly toServer: string;
    readonly hints: Readonly<Record<ImportWay, string>>;
    readonly cancel: string;
    readonly notJson: string;
    readonly tooLarge: string;
    readonly notARecord: string;
    readonly reading: string;
    foreign(done: number, actions: number): string;
    /** Why a record cannot be read, in words. */
    unread(why: string): string;
    stopped(index: number, why: string): string;
    /** Options that the record does not name and was played by all the same. */
    assumed(options: string): string;
    scoreDiffers(theirs: string, ours: string): string;
    found(game: string, entries: number): string;
    readonly where: string;
  };
  readonly departures: {
    readonly title: string;
    readonly platform: string;
    readonly game: string;
    readonly players: string;
    readonly length: string;
    readonly state: string;
    readonly ready: string;
  };
  readonly columns: {
    readonly game: string;
    readonly seats: string;
    readonly pace: string;
    readonly moved: string;
    readonly state: string;
    readonly free: string;
  };
  freeSeats(n: number): string;
  readonly failed: string;
}

export const homeLines: Readonly<Record<Lang, HomeLines>> = { en, it };
