// A table as one reader may see it. It holds the seed only when the game is over.
import type { Pace, SeatView, Table, TableSummary } from '../../api/tables.ts';
import { botParts } from '../../bots/names.ts';
import type { LoadedSeat } from '../play/loaded.ts';
import type { ToldProposal } from '../play/proposals.ts';
import { type Requester, seatsFor } from '../play/rights.ts';
import type { TableRow } from '../store/schema.ts';
import { isReserved } from './rearrange.ts';

export interface Seated {
  readonly row: TableRow;
  readonly seats: readonly LoadedSeat[];
}

/** The reader, and a test for people who are online. */
export interface Reader {
  readonly requester: Requester;
  readonly online: (person: string) => boolean;
}

export function summaryOf({ row, seats }: Seated, { requester, online }: Reader): TableSummary {
  return {
    id: row.id,
    game: row.game,
    players: row.players,
    status: row.status,
    visibility: row.visibility,
    pace: JSON.parse(row.pace) as Pace,
    oneScreen: row.one_screen === 1,
    host: row.host,
    seats: seats.map((seat) => seatView(seat, online)),
    seq: row.seq,
    waiting: JSON.parse(row.waiting) as number[],
    yours: seatsFor({ row, seats }, requester),
    result: row.result === null ? null : (JSON.parse(row.result) as Record<string, number>),
    createdAt: row.created_at,
    movedAt: row.moved_at,
  };
}

export function tableOf(table: Seated, proposals: readonly ToldProposal[], reader: Reader): Table {
  const { row, seats } = table;
  const ended = row.status === 'over' || row.status === 'abandoned';
  const sits = reader.requester !== null && seats.some((seat) => seat.person === reader.requester);
  const summary = summaryOf(table, reader);
  const refusals = proposals.flatMap(({ shown, refusedBy }) =>
    refusedBy !== undefined && row.status === 'playing' && summary.yours.includes(shown.by)
      ? [{ ...shown, refusedBy }]
      : [],
  );
  return {
    ...summary,
    rulesVersion: row.rules_version,
    options: JSON.parse(row.options) as Record<string, string>,
    rulings: JSON.parse(row.rulings) as Record<string, string>,
    seedHash: row.seed_hash,
    seed: ended ? row.seed : null,
    proposals: proposals.flatMap(({ shown, refusedBy }) => (refusedBy === undefined ? [shown] : [])),
    ...(refusals.length > 0 && { refusals }),
    invite: sits || (reader.requester !== null && row.host === reader.requester) ? row.invite : null,
    rematch: row.rematch,
    botSeconds: row.bot_seconds,
    assist: row.assist,
    shuffle: row.shuffle === 1,
  };
}

const seatView = (
  { seat, kind, person, known, level, called, used_ms }: LoadedSeat,
  online: Reader['online'],
): SeatView => ({
  seat,
  kind,
  name: called,
  person,
  ...(known === 'guest' && { guest: true as const }),
  ...(kind === 'bot' && level !== null && botParts(level)),
  ...(isReserved({ kind, level }) && { reserved: true as const }),
  online: kind === 'person' && person !== null && online(person),
  usedMs: used_ms,
});
