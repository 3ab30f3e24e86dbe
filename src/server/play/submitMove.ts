// Enters a move: checked by the engine, stored once, acknowledged when it is on disk.
import type { Kysely } from 'kysely';
import type { Accepted, MoveBody } from '../../api/moves.ts';
import type { Refusal, Seat } from '../../engine/index.ts';
import { Fault } from '../http/fault.ts';
import type { Schema } from '../store/schema.ts';
import { keep } from './keep.ts';
import { type Aside, type Loaded, partAfter } from './loaded.ts';
import { judged, positionNow } from './positionAt.ts';
import { mustActFor, mustSee } from './rights.ts';
import type { Services } from './services.ts';

/** A person, or the server itself for the bots. */
export type Sender = { readonly person: string } | 'server';

/** `stands` comes from a standing order that moves for its owner: it throws if the order was withdrawn meanwhile. */
export async function submitMove(
  services: Services,
  id: string,
  sender: Sender,
  body: MoveBody,
  aside: Aside = {},
  stands?: (db: Kysely<Schema>) => Promise<void>,
): Promise<Accepted> {
  const key = keyOf(sender, body.key);
  return services.tables.write(id, async (table) => {
    const kept = answered(table, sender, key, body.seat);
    if (kept) return kept;
    mustBeAt(table, sender, body);
    const before = await positionNow(services, table);
    const outcome = await judged(services, table, before, body);
    if (!outcome.ok) throw refusedAt(table, outcome.refusal);
    const { state } = outcome;
    const what = { action: body.action, ...aside };
    const draws = state.chance.drawn.slice(before.chance.drawn.length);
    const seq = await keep(services, table, { seat: body.seat, key, what, state, draws }, stands);
    return seq === null ? null : { seq };
  });
}

export const refusedAt = ({ game, seats }: Loaded, refusal: Refusal) =>
  new Fault('refused', undefined, { game, seats: seats.map((seat) => seat.called), refusal });

/** The stored key. It includes the sender, so nobody can find another's. */
export const keyOf = (sender: Sender, key: string): string =>
  sender === 'server' ? `bot:${key}` : `${sender.person}:${key}`;

/** The answer to an earlier try with this key, so that a retry gets the same one. */
export function answered(table: Loaded, sender: Sender, key: string, seat: Seat): Accepted | null {
  if (sender !== 'server') mustSee(table, sender.person);
  const kept = table.keys.get(key);
  if (!kept) return null;
  if (kept.seat !== seat) throw new Fault('forbidden');
  return { seq: kept.seq };
}

/** Throws unless the game is on, the seat is the sender's, and nothing has happened since. */
export function mustBeAt(table: Loaded, sender: Sender, { seat, base }: { seat: Seat; base: number }): void {
  if (sender === 'server') {
    if (table.seats[seat - 1]?.kind !== 'bot') throw new Fault('forbidden');
  } else mustActFor(table, sender.person, seat);
  if (table.row.status !== 'playing') throw new Fault('notPlaying');
  const { seq } = table.row;
  if (base !== seq) throw new Fault('stale', { ...partAfter(table, Math.min(base, seq)), seq });
}
