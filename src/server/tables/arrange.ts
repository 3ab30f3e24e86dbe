// The seats of a gathering table as a whole: their number, their order, and if that is drawn.
import type { ArrangeBody } from '../../api/tables.ts';
import { automataOf } from '../../records/seats.ts';
import { loadGame } from '../../titles/registry.ts';
import { Fault } from '../http/fault.ts';
import { mustArrange } from '../play/rights.ts';
import type { Services } from '../play/services.ts';
import { beginIfFull, putSeats, setupOf } from './newTable.ts';
import { nobody, rearrange, type Sitter } from './rearrange.ts';

/** Done by the host. Only empty seats can be removed, so nobody loses a seat. */
export const arrangeTable = (services: Services, id: string, person: string, body: ArrangeBody): Promise<void> =>
  rearrange(services, id, async (db, table) => {
    mustArrange(table, person);
    const { row, seats } = table;
    const now = seats.slice(0, row.players);
    if (now.length !== body.seen.length || now.some((s, i) => s.person !== body.seen[i])) throw new Fault('stale');
    const game = await loadGame(row.game);
    if (!game) throw new Fault('badSetup', { problem: 'unknownGame', game: row.game });
    const { players = row.players, order = now.map((s) => s.seat), shuffle = row.shuffle === 1 } = body;
    if (order.length !== now.length || new Set(order).size !== now.length || order.some((n) => n > now.length))
      throw new Fault('badRequest', { field: 'order' });
    const ordered = order.map((n): Sitter => {
      const { kind, person, name, level } = now[n - 1]!;
      return { kind, person, name, level };
    });
    // variants and rulings stay as agreed, if that many can play with them
    const asked = { ...JSON.parse(row.options), ...JSON.parse(row.rulings) } as Record<string, string>;
    const { options, rulings } = setupOf(game, players, asked);
    const sitters = ofLength(ordered, players);
    for (const { kind, name } of automataOf(game, players)) sitters.push({ ...nobody, kind, name });
    await putSeats(db, id, sitters);
    await db
      .updateTable('game_table')
      .set({ players, options, rulings, shuffle: shuffle ? 1 : 0 })
      .where('id', '=', id)
      .execute();
    if (row.start_when_full) await beginIfFull(db, id, services.now());
  });

/** Brings the seats to this number: adds empty ones, or removes them from the last on. */
function ofLength(sitters: readonly Sitter[], players: number): Sitter[] {
  const all = [...sitters];
  while (all.length < players) all.push(nobody);
  while (all.length > players) {
    const last = all.findLastIndex(({ kind }) => kind === 'empty');
    if (last < 0) throw new Fault('tableFull');
    all.splice(last, 1);
  }
  return all;
}
