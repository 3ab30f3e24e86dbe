// What is said where tables are made and gathered: paces, levels, who may join, seats, invitations.
import { lobby as en } from '../en/web/lobby.ts';
import { lobby as it } from '../it/web/lobby.ts';
import type { Lang } from '../phrases.ts';

type Level = 'random' | 'greedy' | 'search';
type Visibility = 'open' | 'link' | 'private';

export interface LobbyLines {
  /** Somebody whose account is gone. */
  readonly aPlayer: string;
  readonly you: string;
  readonly bot: string;
  /** The game's own opponent. */
  readonly automaton: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly levelHints: Readonly<Record<Level, string>>;
  readonly visibilities: Readonly<Record<Visibility, string>>;
  readonly visibilityHints: Readonly<Record<Visibility, string>>;
  readonly statuses: Readonly<Record<'gathering' | 'playing' | 'over' | 'abandoned', string>>;
  readonly live: string;
  clock(minutes: number, increment: number): string;
  daysAMove(days: number): string;

  readonly create: {
    readonly title: string;
    readonly game: string;
    readonly which: string;
    readonly how: string;
    readonly friends: string;
    readonly friendsHint: string;
    readonly oneScreen: string;
    readonly oneScreenHint: string;
    /** The same two for somebody who plays alone. */
    readonly alone: {
      readonly online: string;
      readonly onlineHint: string;
      readonly here: string;
      readonly hereHint: string;
    };
    readonly players: string;
    readonly seats: string;
    seat(n: number): string;
    readonly seatKind: string;
    readonly person: string;
    readonly free: string;
    readonly you: string;
    /** A seat held by a bot of this level. */
    botOf(level: string): string;
    readonly nameOf: string;
    playerName(n: number): string;
    readonly table: string;
    readonly who: string;
    readonly pace: string;
    readonly paceLive: string;
    readonly paceClock: string;
    readonly paceDays: string;
    readonly minutes: string;
    readonly increment: string;
    readonly days: string;
    readonly botSeconds: string;
    readonly botSecondsHint: string;
    readonly startWhenFull: string;
    readonly shuffle: string;
    readonly shuffleHint: string;
    readonly options: string;
    readonly rulings: string;
    /** Opens the list of all rulings. */
    readonly singleRulings: string;
    readonly rulingsHint: string;
    /** Back to the set as it is. */
    readonly dropChanges: string;
    /** Marks a ruling that leaves the set. */
    readonly changed: string;
    readonly noOptions: string;
    onlyWith(players: string): string;
    onlyWhere(option: string, values: string): string;
    readonly standard: string;
    readonly submit: string;
    readonly submitLocal: string;
    readonly noGames: string;
  };

  readonly gather: {
    readonly title: string;
    readonly intro: string;
    readonly seats: string;
    readonly freeSeat: string;
    readonly reservedSeat: string;
    /** Opens and closes what the host may change about the seats. */
    readonly change: string;
    readonly done: string;
    readonly onlyInvited: string;
    /** Takes this person off a seat. */
    freeIt(name: string): string;
    moveUp(seat: number): string;
    moveDown(seat: number): string;
    readonly order: string;
    readonly drawn: string;
    readonly asSeated: string;
    readonly sit: string;
    readonly leave: string;
    readonly left: string;
    readonly addBot: string;
    readonly removeBot: string;
    readonly botLevel: string;
    readonly fill: string;
    readonly start: string;
    waitingFor(n: number): string;
    readonly full: string;
    readonly hostStarts: string;
    readonly invite: string;
    readonly inviteHint: string;
    readonly privateHint: string;
    readonly share: string;
    readonly copyLink: string;
    /** Goes before the link in a message; the game by its name. */
    shareText(game: string): string;
    /** The QR code, for those who do not see it. */
    readonly qr: string;
    readonly qrHint: string;
    readonly host: string;
    readonly online: string;
    readonly offline: string;
    readonly terms: string;
    readonly pace: string;
    readonly visibility: string;
    readonly botThinks: string;
    seconds(n: number): string;
    readonly asBook: string;
    readonly seed: string;
    readonly seedHint: string;
  };
}

export const lobbyLines: Readonly<Record<Lang, LobbyLines>> = { en, it };
