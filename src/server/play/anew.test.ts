import { expect, test } from 'vitest';
import { slipped } from '../../../tests/support/slips1862.ts';
import type { Choices } from '../../api/choices.ts';
import type { ApiError } from '../../api/errors.ts';
import type { Accepted, Entries } from '../../api/moves.ts';
import type { Table } from '../../api/tables.ts';
import { freshKey, guest } from '../testing/guests.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';

const serve = servers();
const record = slipped();
const all = record.entries.length;
/** Two moves found only in records. */
const slips = record.entries.slice(-2) as { seq: number; seat: number; action: { type: string } }[];

onBothEngines('what only records tell', ({ open }) => {
  test('is taken in, read and gone back to; nobody does it anew', async () => {
    const ada = await guest(await serve(await open()), 'Ada');
    const { id } = (await ada.post<Table>('/tables/import', { record })).body;
    let base = (await ada.get<Entries>(`/tables/${id}/entries?after=${all - 2}`)).body.entries.at(-1)!.seq;
    expect(base).toBe(all);
    for (const { seq, seat, action } of slips) {
      const goTo = async (to: number) =>
        (await ada.post<Accepted>(`/tables/${id}/undo`, { key: freshKey(), base, seat, to })).body.seq;
      base = await goTo(seq - 1);
      const { choices } = (await ada.post<Choices>(`/tables/${id}/choices`, { seat })).body;
      expect(choices.length).toBeGreaterThan(0);
      expect(choices.map(({ type }) => type)).not.toContain(action.type);
      const forged = await ada.post<ApiError>(`/tables/${id}/moves`, { key: freshKey(), base, seat, action });
      expect([forged.status, forged.body.refusal?.code]).toEqual([422, 'flow.notNow']);
      base = await goTo(all);
    }
    const on = { key: freshKey(), base, seat: slips[0]!.seat, action: { type: 'dividend', kind: 'withhold' } };
    expect((await ada.post<Accepted>(`/tables/${id}/moves`, on)).body).toEqual({ seq: base + 1 });
  });

  test('no new table can have, nor one of the same people after it', async () => {
    const store = await open();
    const ada = await guest(await serve(store), 'Ada');
    const body = { game: '1862', players: 2, asked: { turnedStation: 'stands' } };
    expect(await ada.tries('/tables', body)).toBe('badSetup');
    const { id } = (await ada.post<Table>('/tables/import', { record })).body;
    await store.db.updateTable('game_table').set({ status: 'over', waiting: '[]' }).where('id', '=', id).execute();
    const next = (await ada.post<Table>(`/tables/${id}/rematch`)).body;
    const { turnedStation, recordedRevenue, homeUpgrade } = next.rulings;
    expect([turnedStation, recordedRevenue]).toEqual(['no', 'computed']);
    expect(homeUpgrade).toBe(record.rulings.homeUpgrade);
  });
});
