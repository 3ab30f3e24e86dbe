// Every page fits a window and a phone, uses the browser's language, and logs no error.
import { expect, test } from 'vitest';
import { faults } from './support/axe.ts';
import { setUpTable } from './support/lobby.ts';
import { shareOf } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { type Device, press, type Visitor } from './support/visitor.ts';

const on = stage();
const pages = [
  '/',
  '/games',
  '/games/chicago-express',
  '/games/18mag',
  '/new',
  '/account',
  '/design',
  '/shortcuts',
  '/host',
  '/privacy',
  '/developers',
  '/nowhere',
];

const overflow = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each<[Device, boolean, readonly string[]]>([
  ['desktop', false, shareOf(pages, 0)],
  ['phone', true, shareOf(pages, 1)],
])('nothing sticks out (%s, dark: %s)', async (device, dark, pages) => {
  const v = await on.visitor({ device, dark, lang: 'it' });
  v.complaints.expect(/404.*\/nowhere/);
  for (const path of pages) {
    await v.page.goto(path);
    await v.page.getByRole('heading', { level: 1 }).waitFor();
    await v.page.waitForLoadState('networkidle');
    expect(await overflow(v), path).toBeLessThanOrEqual(0);
  }
  await setUpTable(v, 'Ada');
  expect(await overflow(v), 'a table that gathers').toBeLessThanOrEqual(0);
});

test('the language of the browser, and the other one by one press', async () => {
  const v = await on.visitor({ lang: 'it' });
  await v.page.goto('/');
  await v.page.getByRole('heading', { level: 1, name: v.l.home.title }).waitFor();
  const english = await on.visitor({ lang: 'en' });
  await press(v, v.page.getByRole('button', { name: 'English' }));
  await v.page.getByRole('heading', { level: 1, name: english.l.home.title }).waitFor();
  await v.page.reload();
  await v.page.getByRole('heading', { level: 1, name: english.l.home.title }).waitFor();
});

test('the home page begins with the title that was looked at last, and draws its map', async () => {
  const v = await on.visitor();
  await v.page.goto('/games/1865');
  await v.page.getByRole('heading', { level: 1, name: '1865' }).waitFor();
  await v.page.goto('/');
  const map = v.page.getByRole('link', { name: v.l.home.mapOf('1865 Sardinia') });
  await map.locator('svg').first().waitFor();
  const game = v.page.getByLabel(v.l.home.start.game, { exact: true });
  expect(await game.inputValue()).toBe('1865');
  expect(await faults(v, '[data-map]')).toEqual([]);
  await game.selectOption('1856');
  await v.page.locator('[data-map="1856"] svg').first().waitFor();
});

test('one press from the home page to a game against bots', async () => {
  const v = await on.visitor({ device: 'phone', lang: 'it' });
  await v.page.goto('/');
  await press(v, v.page.getByRole('button', { name: v.l.home.start.bots }));
  await v.page
    .getByRole('dialog', { name: v.l.shell.name.title })
    .getByRole('button', { name: v.l.shell.name.go })
    .tap();
  await v.page.waitForURL('**/t/*');
  await v.page.locator('#decision').waitFor();
});
