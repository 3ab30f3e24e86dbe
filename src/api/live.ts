// Messages of the socket `/api/live`. The page catches up by itself: it names the last entry it has.
import { type Static, Type } from 'typebox';
import { SentEntry } from './moves.ts';
import { ChatLine, Table, TableId } from './tables.ts';

/** A number of an entry or a line of chat, within what the store can count. */
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const ClientMessage = Type.Union([
  Type.Object({
    type: Type.Literal('watch'),
    table: TableId,
    /** The last entry and the last line of chat the page has. */
    after: Count,
    chatAfter: Type.Optional(Count),
  }),
  Type.Object({ type: Type.Literal('leave'), table: TableId }),
  Type.Object({ type: Type.Literal('ping') }),
]);
export type ClientMessage = Static<typeof ClientMessage>;

export const ServerMessage = Type.Union([
  /** The table as this reader may see it; sent after `watch` and whenever anything but the moves changes. */
  Type.Object({ type: Type.Literal('table'), table: Table }),
  /** Every entry after the page's last one, in order and without gaps. */
  Type.Object({ type: Type.Literal('entries'), table: TableId, entries: Type.Array(SentEntry) }),
  Type.Object({ type: Type.Literal('chat'), table: TableId, lines: Type.Array(ChatLine) }),
  /** A bot is thinking; `done` runs from 0 to 1. */
  Type.Object({ type: Type.Literal('thinking'), table: TableId, seat: Type.Integer(), done: Type.Number() }),
  /** Something changed in the list of my games: whose move it is. Sent to every socket of a person. */
  Type.Object({ type: Type.Literal('mine'), table: TableId, yourMove: Type.Boolean() }),
  Type.Object({ type: Type.Literal('pong') }),
  /** The watch could not begin, or the message was not understood. */
  Type.Object({ type: Type.Literal('error'), code: Type.String(), table: Type.Optional(TableId) }),
]);
export type ServerMessage = Static<typeof ServerMessage>;
