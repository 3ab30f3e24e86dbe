// Where a game lives: on the server or in this browser. The table asks one interface and does not care.
import type { StoreApi } from 'zustand/vanilla';
import type { ChatLine, ProposalBody, Table } from '../../api/tables.ts';
import type { Why } from '../../bots/bot.ts';
import type { Core, Refusal, Seat } from '../../engine/index.ts';
import type { Outbox } from '../../match/outbox.ts';
import type { OwnProblem } from '../../match/ownGame.ts';
import type { Timeline } from '../../match/timeline.ts';
import type { GameRecord, SeatInfo } from '../../records/record.ts';
import type { OrdersLink } from './orders/ordersLink.ts';

/** `here`: the game is in this browser, and there is nothing to be connected to. */
export type Connection = 'here' | 'connecting' | 'live' | 'lost' | 'restarting';

/** Something worth a quiet word: it stays until it is read or something else happens. */
export type Notice =
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'notKept' }
  | { readonly kind: 'botFailed' };

/** Why a table cannot be shown. */
export type Trouble =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly text: string }
  | { readonly kind: 'record'; readonly problem: OwnProblem };

export interface LinkState {
  readonly trouble: Trouble | null;
  readonly table: Table | null;
  /** Null while the table gathers, and until the game is loaded. */
  readonly timeline: Timeline | null;
  /** The position set up by hand that the game began with. */
  readonly start: Core | null;
  readonly connection: Connection;
  readonly outbox: Outbox;
  readonly notice: Notice | null;
  readonly chat: readonly ChatLine[];
  /** How far a bot's thinking is, from 0 to 1. */
  readonly thinking: { readonly seat: Seat; readonly done: number } | null;
  /** Why bots moved as they did, by entry, as far as they said it. */
  readonly whys: ReadonlyMap<number, Why>;
  /** The same game is open in another tab of this browser. */
  readonly twice: boolean;
}

export interface TableLink {
  readonly kind: 'remote' | 'local';
  readonly store: StoreApi<LinkState>;
  act(seat: Seat, action: unknown): void;
  /** Undo and redo: the line is to end at this entry. */
  jump(seat: Seat, to: number): void;
  /** What concerns the people at a table; a table in this browser has nothing of the kind. */
  readonly people?: PeopleLink;
  /** Standing orders; none where something is tried out. */
  readonly orders?: OrdersLink;
  /** Only where something is tried out. */
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

/** A game that is tried out on a copy: nothing reaches the table until it is sent. */
export interface TrialLink {
  readonly store: StoreApi<TrialState>;
  /** Whether the line of the copy may end at this entry. */
  reaches(seq: number): boolean;
  /** Sends one's own leading moves, one after the other; tells how many the table took. */
  send(): Promise<Sent>;
  /** The same moves on the position that the table has now. */
  retry(): void;
}

export interface TrialState {
  /** How many moves were tried, and how many of them, from the first on, may be sent. */
  readonly moves: number;
  readonly sendable: number;
  /** Chance gave its own results. */
  readonly drew: boolean;
  /** The table is no longer where the copy began. */
  readonly movedOn: boolean;
  /** Moves that did not fit the new position of the table. */
  readonly lost: number;
  readonly sending: boolean;
}

export interface Sent {
  readonly taken: number;
  readonly of: number;
}

/** The seats as a record has them; `nobody` is what an empty name is called. */
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
