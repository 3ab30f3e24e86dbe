// The games of this browser for a list, read from their records without the engine.
import { liveLine } from '../../../records/liveLine.ts';
import type { SeatInfo } from '../../../records/record.ts';
import { exampleIn } from '../../rules/examples/exampleHref.ts';
import { forgetNote } from '../notes/noteStore.ts';
import { forgetOrders } from '../orders/localOrders.ts';
import { listLocal, removeLocal } from './db.ts';

export interface LocalSummary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** The moves that count. */
  readonly moves: number;
  readonly over: boolean;
  readonly movedAt: number;
}

/** The last played first; examples of the rules are left out, as they are opened from the rules. */
export const listLocalGames = async (): Promise<LocalSummary[]> =>
  (await listLocal())
    .filter(({ id }) => exampleIn(id) === null)
    .map(({ id, movedAt, record }) => ({
      id,
      game: record.game,
      seats: record.seats,
      moves: liveLine(record.entries).length,
      over: record.result !== undefined,
      movedAt,
    }));

export async function deleteLocalGame(id: string): Promise<void> {
  await removeLocal(id);
  forgetNote(id);
  forgetOrders(id);
}
