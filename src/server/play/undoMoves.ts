// Undo and redo: at once for one's own moves, otherwise as a proposal to those who acted since.
import type { UndoAnswer, UndoBody } from '../../api/moves.ts';
import type { Seat } from '../../engine/index.ts';
import { undoRight } from '../../match/undo.ts';
import { Fault } from '../http/fault.ts';
import { type Addition, keep } from './keep.ts';
import type { Loaded } from './loaded.ts';
import { positionAt } from './positionAt.ts';
import { openProposals, propose } from './proposals.ts';
import { seatsFor } from './rights.ts';
import type { Services } from './services.ts';
import { answered, keyOf, mustBeAt } from './submitMove.ts';
import { mustHaveEntriesLeft } from './tableEnd.ts';

export async function undoMoves(services: Services, id: string, person: string, body: UndoBody): Promise<UndoAnswer> {
  const { seat, to } = body;
  const key = keyOf({ person }, body.key);
  return services.tables.write<UndoAnswer>(id, async (table) => {
    const kept = answered(table, { person }, key, seat);
    if (kept) return kept;
    const asked = (await openProposals(services, id)).find((p) => p.key === key);
    if (asked) return { proposal: asked.shown };
    mustBeAt(table, { person }, body);
    mustHaveEntriesLeft(table, 'undo');
    const asks = mustAllow(table, person, seat, to);
    if (asks.length > 0)
      return { proposal: await propose(services, table, { kind: 'undo', by: seat, needs: asks, to, key }) };
    const seq = await keep(services, table, await undoTo(services, table, seat, to, key));
    return seq === null ? null : { seq };
  });
}

/** The entry that ends the line at `to`, still to be stored. */
export async function undoTo(
  services: Services,
  table: Loaded,
  seat: Seat,
  to: number,
  key: string,
): Promise<Addition> {
  const head = table.heads[to]!;
  return { seat, key, what: { to }, head, state: await positionAt(services, table, head), draws: [] };
}

/** The seats that must agree. A person who acts for several seats has one vote. */
function mustAllow(table: Loaded, person: string, seat: Seat, to: number): readonly Seat[] {
  const own = seatsFor(table, person);
  const entries = table.entries.map((entry) => (own.includes(entry.seat) ? { ...entry, seat } : entry));
  const seats = table.seats.map(({ kind }) => ({ kind: kind === 'empty' ? ('bot' as const) : kind }));
  const right = undoRight(entries, seats, seat, to);
  if (!right.ok) throw new Fault('badRequest', { field: 'to' });
  return right.asks;
}
