// An account and its ways in: sessions, keys for bots, and a password that is asked for again.
import { expect, test } from 'vitest';
import { stage } from './support/stage.ts';
import { press, type Visitor } from './support/visitor.ts';

const on = stage();
const PASSWORD = 'correct horse';

const card = ({ page }: Visitor, name: string) => page.getByRole('region', { name });

test('a browser is signed out from another one, and a key says what it may do and until when', async () => {
  const desk = await on.visitor({ lang: 'en' });
  const l = desk.l.account;
  await desk.page.goto('/account');
  const make = card(desk, l.create.title);
  await make.getByLabel(l.create.name).fill('Ada of the tests');
  await make.getByLabel(l.create.password).fill(PASSWORD);
  await press(desk, make.getByRole('button', { name: l.create.submit }));
  const here = card(desk, l.sessions.title);
  await here.getByText(l.sessions.here).waitFor();

  const phone = await on.visitor({ device: 'phone', lang: 'it' });
  const m = phone.l.account;
  await phone.page.goto('/account');
  await press(phone, phone.page.getByRole('button', { name: m.forgotten.open }));
  await phone.page.getByText(m.forgotten.noMail).waitFor();
  const signIn = card(phone, m.signIn.title);
  await signIn.getByLabel(m.signIn.name).fill('Ada of the tests');
  await signIn.getByLabel(m.signIn.password).fill(PASSWORD);
  await press(phone, signIn.getByRole('button', { name: m.signIn.submit }));
  await phone.page.getByText(m.asAccount).waitFor();

  await desk.page.reload();
  await press(desk, here.getByRole('button', { name: new RegExp(l.sessions.signOut('')) }));
  await expect.poll(() => here.getByRole('listitem').count()).toBe(1);
  await phone.page.reload();
  await phone.page.getByText(m.nobody).waitFor();

  const keys = card(desk, l.tokens.title);
  await keys.getByLabel(l.tokens.name).fill('reader');
  await keys.getByLabel(l.tokens.scope).selectOption('read');
  await keys.getByLabel(l.tokens.days).selectOption('30');
  await keys.getByLabel(l.tokens.password).fill(PASSWORD);
  await press(desk, keys.getByRole('button', { name: l.tokens.make }));
  await keys.getByRole('listitem').getByText(l.tokens.scopes.read).waitFor();
});

test('a link by mail says whose account it opens, and opens it when the button is pressed', async () => {
  const v = await on.visitor({ device: 'phone', lang: 'it' });
  const m = v.l.account.magic;
  const look = {
    ...{ purpose: 'signIn', email: 'ada@b.example', account: 'Ada', guest: 'Lovelace', stays: [] },
    joins: [{ table: 'abcdefgh', game: '1856', seat: 2 }],
  };
  let used = 0;
  await v.page.route('**/api/magic/look', (route) => route.fulfill({ json: look }));
  await v.page.route('**/api/magic/use', (route) => {
    used += 1;
    return route.fulfill({ json: { person: null, mail: true, pushKey: '', muted: [] } });
  });
  await v.page.goto('/magic?token=abc');
  await v.page.getByText(m.leadsTo('Ada')).waitFor();
  await v.page.getByText(m.joins('Lovelace')).waitFor();
  expect(new URL(v.page.url()).search).toBe('');
  expect(used).toBe(0);
  await press(v, v.page.getByRole('button', { name: m.signInAs('Ada') }));
  await v.page.getByText(m.done).waitFor();
  expect(used).toBe(1);
});
