// Moves and undos as they travel: with the entry they were made on, and a key that makes a retry harmless.
import { type Static, Type } from 'typebox';
import { Proposal, Table } from './tables.ts';

const Seq = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Seat = Type.Integer({ minimum: 1, maximum: 12 });
const Key = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

/** Why a bot moved as it did: see `Why` in src/bots/bot.ts. */
const Why = Type.Union([
  Type.Object({ kind: Type.Literal('onlyMove') }),
  Type.Object({
    kind: Type.Literal('worth'),
    more: Type.Integer(),
    than: Type.Enum(['idea', 'pass'] as const),
  }),
  Type.Object({ kind: Type.Literal('passed'), short: Type.Integer() }),
  Type.Object({ kind: Type.Literal('duty') }),
  Type.Object({ kind: Type.Literal('forecast'), of: Type.Integer(), margin: Type.Number() }),
  Type.Object({ kind: Type.Literal('playouts'), of: Type.Integer(), games: Type.Integer(), chance: Type.Number() }),
]);

/** The public part of an entry. */
export const SentEntry = Type.Object({
  seq: Seq,
  seat: Seat,
  /** Exactly one of the two: the seat's action, or the entry at which the line now ends. */
  action: Type.Optional(Type.Unknown()),
  to: Type.Optional(Seq),
  /** A standing order of the seat made the move. */
  by: Type.Optional(Type.Literal('order')),
  /** The bot's reasons for the move. */
  why: Type.Optional(Why),
  /** The draws made by it. */
  draws: Type.Optional(Type.Array(Type.Integer())),
  at: Type.Number(),
});
export type SentEntry = Static<typeof SentEntry>;

/** `GET /api/tables/:id/entries?after=N`, in parts of a bounded size. Has `beginning` when N is 0. */
export const Entries = Type.Object({
  beginning: Type.Optional(
    Type.Object({
      /** The draws of the set-up. */
      draws: Type.Array(Type.Integer()),
      /** A position set up by hand in place of the set-up. */
      start: Type.Optional(Type.Unknown()),
    }),
  ),
  entries: Type.Array(SentEntry),
  /** More entries follow: ask again after the last of these. */
  more: Type.Optional(Type.Literal(true)),
});
export type Entries = Static<typeof Entries>;

/**
 * `GET /api/tables/:id/opening`, also embedded in the page of a table: everything needed to show it. Only readers who
 * may see the game get it, and the position only while it is played.
 */
export const Opening = Type.Object({
  table: Table,
  game: Type.Optional(Entries),
  position: Type.Optional(
    Type.Object({
      /** The last entry, and the move at which the line ends. */
      seq: Seq,
      head: Seq,
      /** The public state, by the rules and in the shape of the server's build. */
      state: Type.Unknown(),
      rulesVersion: Type.Integer(),
      shape: Type.Integer(),
    }),
  ),
});
export type Opening = Static<typeof Opening>;

export const MoveBody = Type.Object({ key: Key, base: Seq, seat: Seat, action: Type.Unknown() });
export type MoveBody = Static<typeof MoveBody>;
export const UndoBody = Type.Object({ key: Key, base: Seq, seat: Seat, to: Seq });
export type UndoBody = Static<typeof UndoBody>;

/** Acknowledged: it is on disk, under this number. */
export const Accepted = Type.Object({ seq: Seq });
export type Accepted = Static<typeof Accepted>;
/** An undo is carried out at once, or waits for the consent of those who acted since. */
export const UndoAnswer = Type.Union([Accepted, Type.Object({ proposal: Proposal })]);
export type UndoAnswer = Static<typeof UndoAnswer>;
