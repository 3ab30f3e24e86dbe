// The record of a table's game, as a download. Without its seed while the game is in progress.
import type { Core } from '../../engine/core/state.ts';
import type { Entry, GameRecord } from '../../records/record.ts';
import { recordOf } from '../../records/write.ts';
import { Fault } from '../http/fault.ts';
import type { House } from '../play/house.ts';
import type { KeptEntry, LoadedSeat } from '../play/loaded.ts';
import { stateOf } from '../play/position.ts';
import { type Asker, mustSee } from '../play/rights.ts';

export const exportRecord = (house: House, id: string, asker: Asker): Promise<GameRecord> =>
  house.tables.use(id, (table) => {
    mustSee(table, asker);
    const { row, game, seats, entries } = table;
    if (row.status === 'gathering') throw new Fault('notPlaying');
    return recordOf(game, stateOf(table), {
      seats: seats.map(seatInfo),
      entries: entries.map(bare),
      ...(row.status === 'playing' ? {} : { seed: row.seed }),
      ...(row.start === null ? {} : { start: JSON.parse(row.start) as Core }),
    });
  });

const seatInfo = ({ called, kind, level }: LoadedSeat) => ({
  name: called,
  kind: kind === 'empty' ? ('person' as const) : kind,
  ...(level === null ? {} : { level }),
});

const bare = (entry: KeptEntry): Entry => {
  const { seq, seat } = entry;
  return 'to' in entry ? { seq, seat, to: entry.to } : { seq, seat, action: entry.action };
};
