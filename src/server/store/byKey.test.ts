import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothEngines } from '../testing/stores.ts';
import { byKey } from './byKey.ts';

const leasesOf = byKey('holder', (db) => db.selectFrom('lease').selectAll().orderBy('until'));

onBothEngines('rows by a key', ({ open }) => {
  test('asked for at once, each requester gets their own, in order', async () => {
    const store = await open();
    const lease = (name: string, holder: string, until: number) => ({ name, holder, until });
    await store.db
      .insertInto('lease')
      .values([lease('one', 'ada', 2), lease('two', 'bob', 1), lease('three', 'ada', 1)])
      .execute();
    const leases = leasesOf(store);
    const namesOf = async (holder: string) => (await leases(holder)).map(({ name }) => name);
    const asked = ['ada', 'bob', 'cy', 'ada'].map(namesOf);
    expect(await Promise.all(asked)).toEqual([['three', 'one'], ['two'], [], ['three', 'one']]);
    await store.db.deleteFrom('lease').where('name', '=', 'one').execute();
    expect(await namesOf('ada')).toEqual(['three']);
  });

  test('a failure is told to all who asked, and forgotten', async () => {
    const store = await open();
    const leases = leasesOf(store);
    await sql`alter table lease rename to away`.execute(store.db);
    const told = await Promise.allSettled([leases('ada'), leases('bob')]);
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await sql`alter table away rename to lease`.execute(store.db);
    expect(await leases('ada')).toEqual([]);
  });
});
