import { expect, test } from 'vitest';
import { NOTE_LENGTH } from '../../api/noteLength.ts';
import type { Note } from '../../api/notes.ts';
import { guest, stranger, tableOf } from '../testing/guests.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';

const serve = servers();

onBothEngines('a private note', ({ open }) => {
  test('is kept for its writer, changed, and gone when it is empty', async () => {
    const store = await open();
    const app = await serve(store);
    const [ada, bob] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf([ada, bob]);
    const path = `/tables/${id}/note`;
    expect((await ada.get<Note>(path)).body).toEqual({ text: '', at: null });
    expect((await ada.put<Note>(path, { text: 'Bob lies' })).body.text).toBe('Bob lies');
    await ada.put(path, { text: 'Bob bluffs' });
    expect((await ada.get<Note>(path)).body).toEqual({ text: 'Bob bluffs', at: expect.any(Number) });
    expect((await bob.get<Note>(path)).body.text).toBe('');
    expect((await bob.get(`/tables/${id}`)).text).not.toContain('Bob bluffs');
    expect((await ada.get('/me/export')).text).toContain('Bob bluffs');
    await ada.put(path, { text: '' });
    expect(await store.db.selectFrom('note').selectAll().execute()).toEqual([]);
  });

  test('is short, and only for somebody who may see the table', async () => {
    const app = await serve(await open());
    const [ada, bob, eve] = [await guest(app, 'Ada'), await guest(app, 'Bob'), await guest(app, 'Eve')];
    const { id } = await tableOf([ada, bob], { visibility: 'private' });
    const path = `/tables/${id}/note`;
    expect((await ada.put(path, { text: 'x'.repeat(NOTE_LENGTH) })).status).toBe(200);
    expect((await ada.put(path, { text: 'x'.repeat(NOTE_LENGTH + 1) })).status).toBe(400);
    expect((await ada.put<Note>(path, { text: '😀'.repeat(NOTE_LENGTH) })).body.text).toHaveLength(2 * NOTE_LENGTH);
    expect((await ada.put<Note>(path, { text: 'a\0b' })).body.text).toBe('ab');
    expect((await ada.get<Note>(path)).body.text).toBe('ab');
    expect((await eve.put(path, { text: 'x' })).status).toBe(404);
    expect((await eve.get(path)).status).toBe(404);
    expect((await stranger(app).get(path)).status).toBe(401);
  });
});
