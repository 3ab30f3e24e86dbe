// A small game to learn from: in no list, and played by its id.
import { expect, test } from 'vitest';
import type { Games, Table } from '../../api/tables.ts';
import { exampleIds } from '../../titles/registry.ts';
import { guest, playOn } from '../testing/guests.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';

const serve = servers();

onBothEngines('an example', ({ open }) => {
  test('is not among the games, but a table of it is set up and played', async () => {
    const app = await serve(await open());
    const [ada, bob] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { games } = (await ada.get<Games>('/games')).body;
    expect(games.filter(({ id }) => exampleIds.includes(id))).toEqual([]);
    const { id } = (await ada.post<Table>('/tables', { game: 'first-line', players: 2, shuffle: false })).body;
    await bob.post(`/tables/${id}/join`, { seat: 2 });
    await ada.post(`/tables/${id}/start`, {});
    await playOn([ada, bob], id, 12);
    expect((await ada.get<Table>(`/tables/${id}`)).body.status).toBe('playing');
  });
});
