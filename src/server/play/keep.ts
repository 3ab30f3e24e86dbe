// Stores an entry and everything that follows from it on disk, or not at all; memory changes only after the disk.
import type { Kysely } from 'kysely';
import { type Core, isOver as hasEnded, result, type Seat, waiting } from '../../engine/index.ts';
import { charged, type Pace } from '../../match/clock.ts';
import type { Schema } from '../store/schema.ts';
import { isTwice } from '../store/trouble.ts';
import { type Entering, enter } from './entering.ts';
import { type Aside, grow, hold, type KeptEntry, type Loaded } from './loaded.ts';
import type { ToldProposal } from './proposals.ts';
import { change, type Services } from './services.ts';
import { snapshotAfter } from './snapshots.ts';
import { mustHaveEntriesLeft } from './tableEnd.ts';

export interface Addition {
  readonly seat: Seat;
  readonly key: string;
  readonly what: ({ readonly action: unknown } & Aside) | { readonly to: number };
  /** The position after the entry, and the move that led there (left out if the entry itself is that move). */
  readonly state: Core;
  readonly head?: number;
  readonly draws: readonly number[];
}

class MovedOn extends Error {}

/** Returns the number of the entry; null if the table has moved on meanwhile. */
export async function keep(
  services: Services,
  table: Loaded,
  addition: Addition,
  alongside?: (db: Kysely<Schema>) => Promise<void>,
): Promise<number | null> {
  const { id } = table.row;
  mustHaveEntriesLeft(table, 'to' in addition.what ? 'undo' : 'move');
  const seq = table.row.seq + 1;
  const at = services.now();
  const { seat, key, what, state, draws, head = seq } = addition;
  const after = rowAfter(table, state);
  const times = timesAfter(table, addition, at);
  const isOver = after.status === 'over';
  const { kind, person } = table.seats[seat - 1]!;
  const entering: Entering = {
    entry: { game_table: id, seq, seat, key, json: JSON.stringify(what), draws: JSON.stringify(draws), at },
    after,
    sitter: { kind, person: person ?? '' },
    clocks: [...times].map(([one, used]) => ({ seat: one, used })),
    snapshot: snapshotAfter(table, seq, { head, state }),
  };
  try {
    await write(services, entering, alongside);
  } catch (error) {
    services.tables.doubt(id);
    if (error instanceof MovedOn || isTwice(error)) return null;
    throw error;
  }
  table.row = { ...table.row, seq, ...after, moved_at: at };
  table.seats = table.seats.map((one) => ({ ...one, used_ms: times.get(one.seat) ?? one.used_ms }));
  table.proposals = table.proposals && (isOver ? [] : table.proposals.filter(isStillTold));
  grow(table, { seq, seat, key, draws, at, ...what } as KeptEntry);
  hold(table, head, state);
  return seq;
}

/** True for proposals still shown: the entry makes open undo proposals lapse. */
const isStillTold = ({ shown, refusedBy }: ToldProposal): boolean => shown.kind !== 'undo' || refusedBy !== undefined;

/** Writes in a group where possible, otherwise in a transaction of its own. */
async function write(services: Services, entering: Entering, alongside?: (db: Kysely<Schema>) => Promise<void>) {
  const news = { table: entering.entry.game_table, what: 'entries' } as const;
  if (!alongside && (await services.together?.(entering))) return services.bus.deliver(news);
  await change(services, async (db, tell) => {
    if (!(await enter(db, entering, alongside))) throw new MovedOn();
    tell(news);
  });
}

function rowAfter({ game }: Loaded, state: Core): Entering['after'] {
  const over = hasEnded(state);
  return {
    waiting: JSON.stringify(waiting(game, state)),
    status: over ? 'over' : 'playing',
    result: over ? JSON.stringify(result(game, state).worth) : null,
  };
}

/** The clocks after an entry: a move is charged to its seat, with its increment; an undo to the seats that were thinking. */
function timesAfter({ row, seats }: Loaded, { seat, what }: Addition, at: number): ReadonlyMap<Seat, number> {
  const pace = JSON.parse(row.pace) as Pace;
  const thought = at - row.moved_at;
  const used = (one: Seat) => seats[one - 1]!.used_ms;
  if ('action' in what) return new Map([[seat, charged(pace, used(seat), thought)]]);
  return new Map((JSON.parse(row.waiting) as Seat[]).map((one) => [one, used(one) + Math.max(0, thought)]));
}
