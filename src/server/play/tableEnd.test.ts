import { expect, test } from 'vitest';
import type { ApiError } from '../../api/errors.ts';
import type { Entries, Opening } from '../../api/moves.ts';
import type { ProposalRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { anyMove, followed, freshKey, guest, openApp, playOn, tableOf } from '../testing/guests.ts';
import { onBothEngines } from '../testing/stores.ts';

/** Lengthens the table to this many entries, by undos that lead back to where it stands. */
async function lengthen({ db }: Store, id: string, length: number): Promise<void> {
  const { seq } = await db.selectFrom('game_table').select('seq').where('id', '=', id).executeTakeFirstOrThrow();
  const entries = Array.from({ length: length - seq }, (_, i) => ({
    ...{ game_table: id, seq: seq + i + 1, seat: 1, key: `long-${seq + i}`, at: 1, draws: '[]' },
    json: JSON.stringify({ to: seq + i }),
  }));
  for (let at = 0; at < entries.length; at += 500)
    await db
      .insertInto('entry')
      .values(entries.slice(at, at + 500))
      .execute();
  await db.updateTable('game_table').set({ seq: length }).where('id', '=', id).execute();
}

onBothEngines('a table has an end', ({ open }) => {
  test('near it nothing is undone any more, and the game goes on', async () => {
    const store = await open();
    const first = await openApp(store);
    const [ada, bob, cy] = [await guest(first, 'Ada'), await guest(first, 'Bob'), await guest(first, 'Cy')];
    const { id } = await tableOf([ada, bob, cy]);
    await first.close();
    await lengthen(store, id, 4999);
    const app = await openApp(store);
    const people = [ada.at(app), bob.at(app), cy.at(app)];
    const timeline = await playOn(people, id, 1);
    const { seat } = timeline.line.at(-1)!;
    const mover = people[seat - 1]!;
    const undo = { key: freshKey(), base: 5000, seat, to: 4999 };
    expect(await mover.post<ApiError>(`/tables/${id}/undo`, undo)).toMatchObject({
      status: 409,
      body: { code: 'tooLong', args: { what: 'undo', most: 5000 }, text: expect.stringContaining('5000 entries') },
    });
    // moves are still possible
    expect((await playOn(people, id, 1)).entries).toHaveLength(5001);
    await app.close();
  });

  test('at the end nothing is moved, and the game can be abandoned', async () => {
    const store = await open();
    const first = await openApp(store);
    const [ada, bob, cy] = [await guest(first, 'Ada'), await guest(first, 'Bob'), await guest(first, 'Cy')];
    const { id } = await tableOf([ada, bob, cy]);
    await first.close();
    await lengthen(store, id, 6000);
    const app = await openApp(store);
    const people = [ada.at(app), bob.at(app), cy.at(app)];
    const move = anyMove(await followed(people[0]!, id))!;
    const body = { key: freshKey(), base: 6000, ...move };
    expect(await people[move.seat - 1]!.post<ApiError>(`/tables/${id}/moves`, body)).toMatchObject({
      status: 409,
      body: { code: 'tooLong', args: { what: 'move', most: 6000 }, text: expect.stringContaining('abandon') },
    });
    expect(await people[0]!.tries(`/tables/${id}/proposals`, { kind: 'abandon' })).toBe('done');
    await app.close();
  });

  test('an undo that was proposed before is not carried out behind it', async () => {
    const store = await open();
    const first = await openApp(store);
    const [ada, bob, cy] = [await guest(first, 'Ada'), await guest(first, 'Bob'), await guest(first, 'Cy')];
    const { id } = await tableOf([ada, bob, cy]);
    await first.close();
    await lengthen(store, id, 5000);
    const proposal: ProposalRow = {
      ...{ id: 'asked', game_table: id, kind: 'undo', by_seat: 1, seq: 5000, at: 1, status: 'open' },
      json: JSON.stringify({ needs: [2], agreed: [], to: 0 }),
    };
    await store.db.insertInto('proposal').values(proposal).execute();
    const app = await openApp(store);
    expect(await bob.at(app).tries(`/tables/${id}/proposals/asked`, { agree: true })).toBe('tooLong');
    await app.close();
  });

  test('a long game is told in parts, which together are all of it', async () => {
    const store = await open();
    const first = await openApp(store);
    const [ada, bob, cy] = [await guest(first, 'Ada'), await guest(first, 'Bob'), await guest(first, 'Cy')];
    const { id } = await tableOf([ada, bob, cy]);
    await first.close();
    // like a table from the time before this limit
    await lengthen(store, id, 24_000);
    const app = await openApp(store);
    const reader = ada.at(app);
    const part = (after: number) => reader.get<Entries>(`/tables/${id}/entries?after=${after}`);
    const seqs: number[] = [];
    let more: true | undefined = true;
    for (let parts = 0; more && parts < 20; parts++) {
      const { body, text } = await part(seqs.length);
      expect(text.length).toBeLessThan(600_000);
      expect('beginning' in body).toBe(parts === 0);
      seqs.push(...body.entries.map(({ seq }) => seq));
      more = body.more;
      expect(parts > 0 || more).toBe(true);
    }
    expect(seqs).toEqual(Array.from({ length: 24_000 }, (_, i) => i + 1));
    const { body: opening } = await reader.get<Opening>(`/tables/${id}/opening`);
    expect(opening.game).toMatchObject({ more: true, beginning: {} });
    expect(opening.position).toMatchObject({ seq: 24_000 });
    const late = await reader.post<ApiError>(`/tables/${id}/moves`, { key: freshKey(), base: 0, seat: 1, action: {} });
    expect(late.body).toMatchObject({ code: 'stale', args: { seq: 24_000, more: true } });
    expect((await part(24_000)).body).toEqual({ entries: [] });
    expect((await part(30_000)).body).toEqual({ entries: [] });
    await app.close();
  });
});
