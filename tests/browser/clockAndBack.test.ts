// A table with a clock, and a phone's way back out of layers over the board.
import { expect, test } from 'vitest';
import { setUpTable, sitDown } from './support/lobby.ts';
import { stage } from './support/stage.ts';
import { atTable, openPanel } from './support/table.ts';
import { twoPeople } from './support/twoPeople.ts';

const on = stage();

test('the clock of whoever is awaited runs, in the figures that /new offers', async () => {
  const [ada, bo] = [await on.visitor(), await on.visitor({ lang: 'it', device: 'phone' })];
  await sitDown(bo, await setUpTable(ada, 'Ada', { clock: true }), 'Bo');
  for (const v of [ada, bo])
    await v.page
      .getByText(/^29:\d\d$/)
      .first()
      .waitFor();
});

test('Back closes a drawer and stays at the table', async () => {
  const { bo } = await twoPeople(on, {}, { lang: 'it', device: 'phone' });
  const address = bo.page.url();
  const drawer = await openPanel(bo, 'companies');
  await drawer.waitFor();
  await bo.page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  await atTable(bo);
  expect(bo.page.url()).toBe(address);
});
