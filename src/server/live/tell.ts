// Tells a visitor each entry and line of chat once and in order, and the table as they may see it.
import type { ServerMessage } from '../../api/live.ts';
import { type Loaded, partAfter } from '../play/loaded.ts';
import type { ToldProposal } from '../play/proposals.ts';
import { type Requester, seatsFor } from '../play/rights.ts';
import type { Services } from '../play/services.ts';
import { linesFor } from '../tables/chat.ts';
import { tableOf } from '../tables/tableView.ts';
import type { TableNews } from './bus.ts';

/** One open socket. */
export interface Visitor {
  readonly person: Requester;
  send(message: ServerMessage): void;
  /** The last entry and the last line of chat sent, by table. */
  readonly watching: Map<string, { seq: number; chat: number }>;
}

export async function tellVisitor(
  services: Services,
  visitor: Visitor,
  table: Loaded,
  what: ReadonlySet<TableNews['what']>,
  proposals: readonly ToldProposal[],
): Promise<void> {
  const { id, seq } = table.row;
  const had = visitor.watching.get(id);
  if (!had) return;
  while (seq > had.seq) {
    const { entries } = partAfter(table, had.seq);
    visitor.send({ type: 'entries', table: id, entries });
    had.seq = entries.at(-1)!.seq;
  }
  // Moves change the clocks, the result and the seats to move, so the table is sent with them.
  if (what.has('table') || what.has('entries') || what.has('visitors'))
    visitor.send({
      type: 'table',
      table: tableOf(table, proposals, { requester: visitor.person, online: services.online }),
    });
  if (!what.has('chat')) return;
  const lines = await linesFor(services, id, visitor.person, had.chat);
  if (lines.length === 0) return;
  visitor.send({ type: 'chat', table: id, lines });
  had.chat = lines.at(-1)!.id;
}

/** Tells the table's players on every page they have open. */
export function tellPlayers(table: Loaded, visitorsOf: (person: string) => readonly Visitor[]): void {
  const { row, seats } = table;
  const waiting = JSON.parse(row.waiting) as number[];
  const people = new Set([row.host, ...seats.map((seat) => seat.person)].filter((person) => person !== null));
  for (const person of people) {
    const yourMove = row.status === 'playing' && seatsFor(table, person).some((seat) => waiting.includes(seat));
    for (const visitor of visitorsOf(person)) visitor.send({ type: 'mine', table: row.id, yourMove });
  }
}
