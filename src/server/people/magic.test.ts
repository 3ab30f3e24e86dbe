import { expect, test } from 'vitest';
import { inTime } from '../testing/inTime.ts';
import { onBothEngines } from '../testing/stores.ts';
import { hashOf } from './secrets.ts';
import { Browser, type House, openHouse } from './testing/house.ts';
import { putTable, seatsOf } from './testing/tables.ts';

const PASSWORD = 'correct horse';
const tokenIn = (text: string): string => /https:\/\/binario\.test\/magic\?token=(\S+)/.exec(text)![1]!;

/** The newest letter, once this many are there. */
const letter = (house: House, count: number) =>
  inTime(() => {
    expect(house.letters).toHaveLength(count);
    return house.letters[count - 1]!;
  });

onBothEngines('links by mail', ({ open }) => {
  const visit = async () => {
    const store = await open();
    const house = await openHouse(store);
    return { store, house, browser: () => new Browser(house.app) };
  };

  test('without an SMTP server there are none, and no addresses', async () => {
    const house = await openHouse(await open(), { mail: null });
    const b = new Browser(house.app);
    expect((await b.me()).mail).toBe(false);
    expect(await b.refused('POST', '/magic', { email: 'a@b.example' })).toBe('noMail');
    expect(await b.refused('POST', '/magic/use', { token: 'x' })).toBe('noMail');
    const body = { name: 'Ada', password: PASSWORD, email: 'a@b.example' };
    expect(await b.refused('POST', '/account', body)).toBe('noMail');
    await b.me('POST', '/account', { name: 'Ada', password: PASSWORD });
    expect(await b.refused('PATCH', '/me', { email: 'a@b.example' })).toBe('noMail');
  });

  test('a link makes an account for a new address, once; later ones lead to the same', async () => {
    const { store, house, browser } = await visit();
    const b = browser();
    const answer = await b.ask('POST', '/magic', { email: 'Ada@B.example' }, { 'accept-language': 'it' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const { to, subject, text } = await letter(house, 1);
    expect([to, subject]).toEqual(['ada@b.example', 'Il tuo accesso a Binario']);
    const token = tokenIn(text);
    const rows = await store.db.selectFrom('magic_link').select(['hash', 'person']).execute();
    expect(rows).toEqual([{ hash: hashOf(token), person: null }]);

    const me = await b.me('POST', '/magic/use', { token });
    expect(me.person).toMatchObject({ kind: 'account', email: 'ada@b.example', hasPassword: false, mailMe: true });
    expect(me.person!.name).toMatch(/^Player \d+$/);
    expect(await browser().refused('POST', '/magic/use', { token })).toBe('badLink');

    const second = browser();
    const known = await second.ask('POST', '/magic', { email: 'ada@b.example' });
    expect([known.statusCode, known.body]).toEqual([204, '']);
    const again = await second.me('POST', '/magic/use', { token: tokenIn((await letter(house, 2)).text) });
    expect(again.person?.id).toBe(me.person!.id);
    // The address is the only way in: it stays until there is a password.
    expect(await second.refused('PATCH', '/me', { email: null })).toBe('forbidden');
    await second.me('POST', '/password', { next: PASSWORD });
    expect(await second.refused('PATCH', '/me', { email: null })).toBe('wrongPassword');
    const without = await second.me('PATCH', '/me', { email: null, password: PASSWORD });
    expect(without.person?.email).toBeNull();
  });

  test('of two who open a link at once one comes in', async () => {
    const { house, browser } = await visit();
    await browser().ask('POST', '/magic', { email: 'ada@b.example' });
    const token = tokenIn((await letter(house, 1)).text);
    const both = await Promise.all([1, 2].map(() => browser().ask('POST', '/magic/use', { token })));
    expect(both.map((a) => a.statusCode).sort()).toEqual([200, 410]);
  });

  test('an old link, and one that never was, lead nowhere', async () => {
    const { store, house, browser } = await visit();
    await browser().ask('POST', '/magic', { email: 'ada@b.example' });
    const token = tokenIn((await letter(house, 1)).text);
    await store.db
      .updateTable('magic_link')
      .set({ until: Date.now() - 1 })
      .execute();
    expect(await browser().refused('POST', '/magic/use', { token })).toBe('badLink');
    expect(await browser().refused('POST', '/magic/use', { token: 'never was' })).toBe('badLink');
  });

  test('a guest who comes by a link keeps the games, in a new account or in the known one', async () => {
    const { store, house, browser } = await visit();
    const b = browser();
    const guest = (await b.me('POST', '/guest', { name: 'Lovelace' })).person!;
    await browser().me('POST', '/account', { name: 'LOVELACE', password: PASSWORD });
    await putTable(store, 'table0', [guest.id]);
    await b.ask('POST', '/magic', { email: 'ada@b.example' });
    const me = await b.me('POST', '/magic/use', { token: tokenIn((await letter(house, 1)).text) });
    expect(me.person).toMatchObject({ id: guest.id, name: 'Lovelace 2', kind: 'account' });
    expect(house.changed).toEqual(['table0']);

    const c = browser();
    const other = (await c.me('POST', '/guest', { name: 'on the phone' })).person!;
    await putTable(store, 'table1', [other.id]);
    await c.ask('POST', '/magic', { email: 'ada@b.example' });
    await c.me('POST', '/magic/use', { token: tokenIn((await letter(house, 2)).text) });
    expect((await seatsOf(store, 'table1'))[0]!.person).toBe(guest.id);
  });

  test('a link says whose account it opens and which seats pass to it, and does nothing by being looked at', async () => {
    const { store, house, browser } = await visit();
    const owner = browser();
    await owner.ask('POST', '/magic', { email: 'ada@b.example' });
    const first = tokenIn((await letter(house, 1)).text);
    const look = async (b: Browser, token: string) => (await b.ask('POST', '/magic/look', { token })).json();
    const nobody = { purpose: 'signIn', email: 'ada@b.example', account: null, guest: null, joins: [], stays: [] };
    // a mail scanner may look as often as it likes
    for (const _ of [1, 2]) expect(await look(browser(), first)).toEqual(nobody);
    const ada = (await owner.me('POST', '/magic/use', { token: first })).person!;

    const b = browser();
    const guest = (await b.me('POST', '/guest', { name: 'on the phone' })).person!;
    await putTable(store, 'table1', [guest.id, null]);
    await putTable(store, 'table2', [ada.id, guest.id], { status: 'gathering' });
    await b.ask('POST', '/magic', { email: 'ada@b.example' });
    const token = tokenIn((await letter(house, 2)).text);
    expect(await look(b, token)).toEqual({
      ...nobody,
      account: ada.name,
      guest: 'on the phone',
      joins: [{ table: 'table1', game: 'chicago-express', seat: 1 }],
      stays: [{ table: 'table2', game: 'chicago-express', seat: 2 }],
    });
    expect((await seatsOf(store, 'table1'))[0]!.person).toBe(guest.id);
    await b.me('POST', '/magic/use', { token });
    expect((await seatsOf(store, 'table1'))[0]!.person).toBe(ada.id);
    for (const gone of [token, 'never was'])
      expect(await b.refused('POST', '/magic/look', { token: gone })).toBe('badLink');

    const eve = browser();
    await eve.me('POST', '/account', { name: 'Eve', password: PASSWORD, email: 'eve@b.example' });
    const confirm = tokenIn((await letter(house, 3)).text);
    expect(await look(browser(), confirm)).toMatchObject({
      purpose: 'confirm',
      account: 'Eve',
      email: 'eve@b.example',
    });
    house.ahead = 21 * 60_000;
    expect(await browser().refused('POST', '/magic/look', { token: confirm })).toBe('badLink');
  });

  test('an address counts when its owner has said so, and whoever opens that letter is signed in to nothing', async () => {
    const { house, browser } = await visit();
    const b = browser();
    const me = await b.me('POST', '/account', { name: 'Eve', password: PASSWORD, email: 'Victim@b.example' });
    expect([me.person?.email, me.confirming]).toEqual([null, 'victim@b.example']);
    const { to, text } = await letter(house, 1);
    expect(to).toBe('victim@b.example');
    expect(text).toContain('Eve');

    const victim = browser();
    expect((await victim.me('POST', '/magic/use', { token: tokenIn(text) })).person).toBeNull();
    const later = await b.me();
    expect([later.person?.email, later.confirming]).toEqual(['victim@b.example', undefined]);

    // Another account cannot have the same address, and a change voids links under way to the old one.
    const c = browser();
    await c.me('POST', '/account', { name: 'Ada', password: PASSWORD, email: 'victim@b.example' });
    const refused = tokenIn((await letter(house, 2)).text);
    expect(await c.refused('POST', '/magic/use', { token: refused })).toBe('badLink');
    await browser().ask('POST', '/magic', { email: 'victim@b.example' });
    const oldWayIn = tokenIn((await letter(house, 3)).text);
    expect((await b.me('PATCH', '/me', { email: 'new@b.example', password: PASSWORD })).confirming).toBe(
      'new@b.example',
    );
    await b.me('POST', '/magic/use', { token: tokenIn((await letter(house, 4)).text) });
    expect((await b.me()).person?.email).toBe('new@b.example');
    expect(await browser().refused('POST', '/magic/use', { token: oldWayIn })).toBe('badLink');
    const told = await letter(house, 5);
    expect([told.to, told.text]).toEqual(['victim@b.example', expect.stringContaining('no longer uses this address')]);
  });

  test('nobody’s mailbox is filled by strangers', async () => {
    const { house, browser } = await visit();
    for (let i = 0; i < 5; i++)
      expect((await browser().ask('POST', '/magic', { email: 'ada@b.example' })).statusCode).toBe(204);
    await letter(house, 3);
    const b = browser();
    await b.me('POST', '/account', { name: 'Eve', password: PASSWORD });
    for (let i = 0; i < 5; i++) await b.me('PATCH', '/me', { email: `somebody${i}@b.example`, password: PASSWORD });
    await letter(house, 6);
    expect((await b.me()).confirming).toBe('somebody2@b.example');
  });
});
