// The entries of a table after a given one, as many as one answer holds; new readers also get the beginning of the
// game.
import type { Entries } from '../../api/moves.ts';
import { view } from '../../engine/index.ts';
import { type Loaded, partAfter } from './loaded.ts';
import { positionAt } from './positionAt.ts';
import { mustSee, type Requester } from './rights.ts';
import type { Services } from './services.ts';

export const readEntries = (services: Services, id: string, requester: Requester, after: number): Promise<Entries> =>
  services.tables.use(id, (table) => {
    mustSee(table, requester);
    return gameSoFar(services, table, after);
  });

export const gameSoFar = async (services: Services, table: Loaded, after: number): Promise<Entries> => ({
  ...(after === 0 && table.row.status !== 'gathering' ? { beginning: await beginningOf(services, table) } : {}),
  ...partAfter(table, after),
});

/** The beginning, with the draws of the set-up and none still to come. */
async function beginningOf(services: Services, table: Loaded): Promise<NonNullable<Entries['beginning']>> {
  const first = view(await positionAt(services, table, 0));
  return { draws: [...first.chance.drawn], ...(table.row.start === null ? {} : { start: first }) };
}
