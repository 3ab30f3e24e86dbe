// The entries of a table after a given one, as many as one answer holds; new readers also get the beginning of the
// game.
import type { Entries } from '../../api/moves.ts';
import { view } from '../../engine/index.ts';
import type { House } from './house.ts';
import { type Loaded, partAfter } from './loaded.ts';
import { positionAt } from './positionAt.ts';
import { type Asker, mustSee } from './rights.ts';

export const readEntries = (house: House, id: string, asker: Asker, after: number): Promise<Entries> =>
  house.tables.use(id, (table) => {
    mustSee(table, asker);
    return gameSoFar(house, table, after);
  });

export const gameSoFar = async (house: House, table: Loaded, after: number): Promise<Entries> => ({
  ...(after === 0 && table.row.status !== 'gathering' ? { beginning: await beginningOf(house, table) } : {}),
  ...partAfter(table, after),
});

/** The beginning, with the draws of the set-up and none still to come. */
async function beginningOf(house: House, table: Loaded): Promise<NonNullable<Entries['beginning']>> {
  const first = view(await positionAt(house, table, 0));
  return { draws: [...first.chance.drawn], ...(table.row.start === null ? {} : { start: first }) };
}
