// The host's page; notices to everybody of a restart, of stored data, and of the server's answers.
import { expect, test } from 'vitest';
import type { Table } from '../../src/api/tables.ts';
import { faults } from './support/axe.ts';
import { beginHere } from './support/lobby.ts';
import { beGuest } from './support/opened.ts';
import { send } from './support/send.ts';
import { stage } from './support/stage.ts';
import { myTurn } from './support/table.ts';
import { button, press, type Visitor, type Wish } from './support/visitor.ts';

const on = stage();
const PASSWORD = 'correct horse';

const card = ({ page }: Visitor, name: string) => page.getByRole('region', { name });
const overflow = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function account(name: string, wish: Wish = {}): Promise<Visitor> {
  const v = await on.visitor(wish);
  await send(v, '/account', { name, password: PASSWORD });
  return v;
}

async function host(name: string, wish: Wish = {}): Promise<Visitor> {
  const v = await account(name, wish);
  await on.house.appoint(name);
  return v;
}

/** The row of a person or a table. */
const row = (v: Visitor, list: string, text: string) => card(v, list).getByRole('listitem').filter({ hasText: text });

test('somebody is found, put out and let in, gets a password, is deleted; all by phone, in the dark', async () => {
  const ada = await account('Ada Found');
  const v = await host('Keeper', { device: 'phone', lang: 'it', dark: true });
  const { page, l } = v;
  await page.goto('/account');
  await press(v, page.getByRole('link', { name: l.account.runsServer }));
  const people = card(v, l.host.people.title);
  await people.getByLabel(l.host.people.find).fill('nobody at all');
  await people.getByText(l.host.people.none).waitFor();
  await people.getByLabel(l.host.people.find).fill('ada f');
  await people.getByText(l.host.people.count(1)).waitFor();
  const found = row(v, l.host.people.title, 'Ada Found');
  expect(await overflow(v)).toBeLessThanOrEqual(0);
  expect(await faults(v)).toEqual([]);

  await press(v, found.getByRole('button', { name: l.host.suspend.act }));
  const dialog = page.getByRole('dialog');
  expect(await faults(v, 'dialog')).toEqual([]);
  await press(v, dialog.getByRole('button', { name: l.host.suspend.act }));
  await found.getByText(l.host.people.suspended).waitFor();
  await ada.page.goto('/account');
  await ada.page.getByText(ada.l.account.nobody).waitFor();
  await press(v, found.getByRole('button', { name: l.host.admit.act }));
  await found.getByText(l.host.people.suspended).waitFor({ state: 'detached' });

  await press(v, found.getByRole('button', { name: l.host.password.act }));
  await press(v, dialog.getByRole('button', { name: l.host.password.make }));
  await press(v, dialog.getByRole('button', { name: l.shell.copy }));
  const password = await dialog.getByRole('code').innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await send(ada, '/session', { name: 'Ada Found', password });

  await press(v, found.getByRole('button', { name: l.host.erase.act }));
  await press(v, dialog.getByRole('button', { name: l.host.erase.confirm }));
  await people.getByText(l.host.people.none).waitFor();
  await people.getByLabel(l.host.people.find).fill('keeper');
  await row(v, l.host.people.title, 'Keeper').getByText(l.host.people.you).waitFor();
  expect(await row(v, l.host.people.title, 'Keeper').getByRole('button').count(), 'nobody puts themselves out').toBe(0);
});

test('a table is found by who sits there, a seat handed over, the table deleted', async () => {
  const v = await host('Warden');
  const { page, l } = v;
  const bo = await account('Bo Seated');
  await account('Eve Heir');
  const { id } = await send<Table>(bo, '/tables', { game: 'chicago-express', players: 2 });
  await page.goto('/host');
  const people = card(v, l.host.people.title);
  await people.getByLabel(l.host.people.find).fill('bo seated');
  await press(v, people.getByRole('button', { name: l.host.people.tablesOf(1, 'Bo Seated') }));
  const table = row(v, l.host.tables.title, id);
  await table.getByText('Bo Seated').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-find'))).toBe('tables');

  const dialog = page.getByRole('dialog');
  await press(v, table.getByRole('button', { name: l.host.handOver.act }));
  await dialog.getByLabel(l.host.handOver.person).fill('Nobody Known');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').waitFor();
  v.complaints.expect(/404/);
  await dialog.getByLabel(l.host.handOver.person).fill('eve heir');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await card(v, l.host.tables.title).getByLabel(l.host.tables.find).fill(id);
  await table.getByText('Eve Heir').waitFor();

  await press(v, table.getByRole('button', { name: l.host.drop.act }));
  await press(v, dialog.getByRole('button', { name: l.host.drop.confirm }));
  await card(v, l.host.tables.title).getByText(l.host.tables.none).waitFor();
});

test('an announced restart is told on every page, at tables too, and not in a game that needs no server', async () => {
  const v = await host('Stationmaster');
  const { page, l } = v;
  const guest = await on.visitor({ lang: 'it', device: 'phone' });
  await beGuest(guest);
  const { id } = await send<Table>(guest, '/tables', { game: 'chicago-express', players: 2 });
  await page.goto('/host');
  await page.getByLabel(l.host.restart.minutes).fill('15');
  await press(v, button(v, l.host.restart.announce));
  await page.getByText(told(v)).waitFor();

  await guest.page.goto(`/t/${id}`);
  await guest.page.getByText(told(guest)).waitFor();
  expect(await overflow(guest)).toBeLessThanOrEqual(0);
  const local = await on.visitor();
  const asked: string[] = [];
  local.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await beginHere(local, ['Ada', 'Bo']);
  await myTurn(local);
  expect(await local.page.getByText(told(local)).count()).toBe(0);
  asked.length = 0;
  await local.page.reload();
  await myTurn(local);
  await local.page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/api/notice');

  await press(v, button(v, l.host.restart.takeBack));
  await page.getByText(told(v)).waitFor({ state: 'detached' });
});

/** The sentence of the bar, at any hour. */
const told = ({ l }: Visitor): RegExp =>
  new RegExp(l.shell.restarts({ hour: '\\d\\d:\\d\\d', day: null }).slice(0, -1));

test('the doors are closed and opened; a page that is not for everybody says so in a sentence', async () => {
  const v = await host('Doorkeeper');
  const { page, l } = v;
  await page.goto('/host');
  const lever = page.getByRole('switch', { name: l.host.doors.open });
  await press(v, lever);
  await page.getByText(l.host.doors.closedHint).waitFor();
  const newcomer = await on.visitor({ lang: 'it' });
  await expect(beGuest(newcomer)).rejects.toThrow('closed');
  await press(v, lever);
  await page.getByText(l.host.doors.openHint).waitFor();
  await beGuest(newcomer);
  await newcomer.page.goto('/host');
  await newcomer.page.getByText(newcomer.l.host.notYours).waitFor();
});

test('the server that does not answer is tried again', async () => {
  const v = await host('Patient');
  const { page, l } = v;
  v.complaints.expect(/50\d|api\/host\/people/);
  await page.route('**/api/host/people*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/host');
  const people = card(v, l.host.people.title);
  await people.getByRole('alert').getByText(l.shell.errors.broken).waitFor();
  await page.unroute('**/api/host/people*');
  await press(v, people.getByRole('button', { name: l.shell.retry }));
  await row(v, l.host.people.title, 'Patient').waitFor();
});

test('what is kept, and what the server answers', async () => {
  const v = await on.visitor({ device: 'phone', lang: 'it' });
  const { page, l } = v;
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await press(v, foot.getByRole('link', { name: l.shell.privacy }));
  const days = l.privacy.keeps.entries({ guests: 180, tables: 365, chat: 0 });
  for (const { text } of days) await page.getByText(text, { exact: true }).waitFor();
  expect(await faults(v)).toEqual([]);

  await press(v, foot.getByRole('link', { name: l.shell.developers }));
  const undo = page.locator('summary', { hasText: '/api/tables/{id}/undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  const fold = undo.locator('..');
  await fold.getByText(l.developers.body, { exact: true }).waitFor();
  await fold.getByText(l.developers.answer, { exact: true }).waitFor();
  expect(await overflow(v)).toBeLessThanOrEqual(0);
  expect(await faults(v)).toEqual([]);
});
