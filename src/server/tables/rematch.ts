// The next game of the same people: a new table like the old one, linked from it.
import { askedAgain } from '../../engine/index.ts';
import { loadGame } from '../../titles/registry.ts';
import { Fault } from '../http/fault.ts';
import { mustSee, seatsFor } from '../play/rights.ts';
import type { Services } from '../play/services.ts';
import { newRow } from './newRow.ts';
import { beginIfFull, putTable, setupOf } from './newTable.ts';
import { mustHaveRoom, type Quotas } from './quotas.ts';
import { nobody, rearrange, type Sitter } from './rearrange.ts';

interface Allowed {
  readonly quotas: Quotas;
  /** Counts a table that is made; throws after too many of late. */
  mayMake(table: { readonly open: boolean }): void;
}

/** Returns the id of the new table: the first person to ask makes it, the others are sent there. */
export const rematch = (
  services: Services,
  { quotas, mayMake }: Allowed,
  id: string,
  person: string,
): Promise<string> =>
  rearrange(services, id, async (db, table) => {
    mustSee(table, person);
    const { row, seats } = table;
    if (seatsFor(table, person).length === 0) throw new Fault('notSeated');
    if (row.status !== 'over' && row.status !== 'abandoned') throw new Fault('forbidden');
    if (row.rematch !== null) return row.rematch;
    const game = await loadGame(row.game);
    if (!game) throw new Fault('badSetup', { problem: 'unknownGame', game: row.game });
    const asked = askedAgain(game, { options: JSON.parse(row.options), rulings: JSON.parse(row.rulings) });
    const { players, visibility, pace, one_screen, bot_seconds, assist } = row;
    const next = newRow(services.now(), {
      ...setupOf(game, players, asked),
      ...{ players, visibility, pace, one_screen, bot_seconds, assist },
      shuffle: 1,
      host: person,
    });
    // People who deleted their account leave an empty seat.
    const sitters = seats.map(
      ({ kind, person, name, level, called }): Sitter =>
        kind === 'person' && called === '' ? nobody : { kind, person, name, level },
    );
    const open = visibility === 'open';
    mayMake({ open });
    await mustHaveRoom(services, db, quotas, person, { open, imported: false });
    await putTable(db, next, sitters);
    const others = sitters.some((s) => s.kind === 'person' && s.person !== person && !one_screen);
    if (!others) await beginIfFull(db, next.id, services.now());
    await db.updateTable('game_table').set({ rematch: next.id }).where('id', '=', id).execute();
    return next.id;
  });
