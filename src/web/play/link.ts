// The connection to a game, on the server or in this browser: one interface for the table.
import type { StoreApi } from 'zustand/vanilla';
import type { ChatLine, ProposalBody, Table } from '../../api/tables.ts';
import type { Why } from '../../bots/bot.ts';
import type { Core, Refusal, Seat } from '../../engine/index.ts';
import type { Outbox } from '../../match/outbox.ts';
import type { OwnProblem } from '../../match/ownGame.ts';
import type { Timeline } from '../../match/timeline.ts';
import type { GameRecord, SeatInfo } from '../../records/record.ts';
import type { OrdersLink } from './orders/ordersLink.ts';

/** `here`: the game is in this browser, so there is no connection. */
export type Connection = 'here' | 'connecting' | 'live' | 'lost' | 'restarting';

/** A message for a banner: it stays until it is read or something else happens. */
export type Notice =
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'notKept' }
  | { readonly kind: 'botFailed' };

/** The reason why a table cannot be shown. */
export type Trouble =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly text: string }
  | { readonly kind: 'record'; readonly problem: OwnProblem };

export interface LinkState {
  readonly trouble: Trouble | null;
  readonly table: Table | null;
  /** Null while the table gathers, and until the game is loaded. */
  readonly timeline: Timeline | null;
  /** The position set up by hand with which the game began. */
  readonly start: Core | null;
  readonly connection: Connection;
  readonly outbox: Outbox;
  readonly notice: Notice | null;
  readonly chat: readonly ChatLine[];
  /** A thinking bot; `done` runs from 0 to 1. */
  readonly thinking: { readonly seat: Seat; readonly done: number } | null;
  /** The bots' reasons for their moves, by entry. */
  readonly whys: ReadonlyMap<number, Why>;
  /** True if the same game is open in another tab of this browser. */
  readonly twice: boolean;
}

export interface TableLink {
  readonly kind: 'remote' | 'local';
  readonly store: StoreApi<LinkState>;
  act(seat: Seat, action: unknown): void;
  /** Undo and redo: ends the line at this entry. */
  jump(seat: Seat, to: number): void;
  /** Matters of the people at a table; a table in this browser has none. */
  readonly people?: PeopleLink;
  /** Standing orders; none while something is tried out. */
  readonly orders?: OrdersLink;
  /** Only while something is tried out. */
  readonly trial?: TrialLink;
  record(): Promise<GameRecord>;
  dismiss(): void;
  close(): void;
}

export interface PeopleLink {
  propose(body: ProposalBody): Promise<void>;
  answer(proposal: string, agree: boolean): Promise<void>;
  say(text: string): Promise<void>;
  refresh(): Promise<void>;
}

/** A copy of the game for trying things out: nothing reaches the table until it is sent. */
export interface TrialLink {
  readonly store: StoreApi<TrialState>;
  /** True if the copy's line may end at this entry. */
  reaches(seq: number): boolean;
  /** Sends one's own leading moves, one after the other; returns how many the table took. */
  send(): Promise<Sent>;
  /** Repeats the moves on the table's present position. */
  retry(): void;
}

export interface TrialState {
  /** The number of moves tried, and the number of leading ones that may be sent. */
  readonly moves: number;
  readonly sendable: number;
  /** True if the copy drew random numbers of its own. */
  readonly drew: boolean;
  /** True if the table has moved on since the copy began. */
  readonly movedOn: boolean;
  /** Moves that did not fit the table's new position. */
  readonly lost: number;
  readonly sending: boolean;
}

export interface Sent {
  readonly taken: number;
  readonly of: number;
}

/** The seats in a record's form; `nobody` replaces an empty name. */
export const seatInfos = ({ seats }: Table, nobody: string, free: string): SeatInfo[] =>
  seats.map(({ name, kind, level }) => ({
    name: name || (kind === 'empty' ? free : nobody),
    kind: kind === 'empty' ? 'person' : kind,
    ...(level === undefined ? {} : { level }),
  }));

export const unlinked: LinkState = {
  trouble: null,
  table: null,
  timeline: null,
  start: null,
  connection: 'connecting',
  outbox: { state: 'idle' },
  notice: null,
  chat: [],
  thinking: null,
  whys: new Map(),
  twice: false,
};
