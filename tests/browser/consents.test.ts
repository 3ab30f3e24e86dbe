// Agreements round a game: a seat gets another player, the game is abandoned, another one is begun.
import { expect, test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { stage } from './support/stage.ts';
import { banner, caughtUp, myTurn, openMenu } from './support/table.ts';
import { twoPeople } from './support/twoPeople.ts';
import { button, press, type Visitor } from './support/visitor.ts';

const on = stage();

/** Chooses something in the menu that needs the consent of others, and confirms it. */
async function propose(v: Visitor, what: 'abandon' | 'leave', go: string): Promise<void> {
  const menu = await openMenu(v);
  await press(v, menu.locator(`[data-act=${what}]`));
  await press(v, v.page.locator('dialog[open]').getByRole('button', { name: go, exact: true }));
}

test('Bo’s seat goes to a bot once Bo agrees, and the bot plays on', async () => {
  const { ada, bo } = await twoPeople(on, { lang: 'en' }, { lang: 'it', device: 'phone' });
  const menu = await openMenu(ada);
  await press(ada, menu.locator('[data-act=replace]'));
  const dialog = ada.page.locator('dialog[open]');
  const go = dialog.getByRole('button', { name: ada.l.table.ask.replaceGo, exact: true });
  // nobody is preselected
  expect(await go.isDisabled()).toBe(true);
  await dialog.getByLabel(ada.l.table.ask.replaceWhom).selectOption({ label: 'Bo' });
  await press(ada, go);
  await banner(bo, 'proposal').waitFor();
  await press(bo, button(bo, bo.l.table.proposals.agree));
  await banner(ada, 'proposal').waitFor({ state: 'detached' });
  await myTurn(ada);
  await playAnyMove(ada);
  await caughtUp(ada, 2); // Ada's move and the bot's
});

test('Bo leaves the seat to a friend: the link is copied, and with Ada’s consent the seat is free', async () => {
  const { ada, bo, address } = await twoPeople(on);
  const menu = await openMenu(bo);
  await press(bo, menu.locator('[data-act=leave]'));
  await bo.page.locator('dialog[open]').getByText(bo.l.table.ask.toFriend, { exact: true }).click();
  await press(bo, bo.page.locator('[data-act=leaveGo]'));
  await expect.poll(() => bo.page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const asked = banner(ada, 'proposal');
  await asked.getByText(ada.l.table.proposals.replaceByFriend('Bo', 'Bo')).waitFor();
  await press(ada, asked.getByRole('button', { name: ada.l.table.proposals.agree }));
  await banner(ada, 'freeSeat').getByText(ada.l.table.freeSeat.wait(2)).waitFor();
  await banner(bo, 'freeSeat').locator('[data-act=sit]').waitFor();
});

test('a game that both give up ends without a result, and another one gathers the same people', async () => {
  const { ada, bo } = await twoPeople(on);
  await propose(ada, 'abandon', ada.l.table.ask.abandonGo);
  await press(bo, banner(bo, 'proposal').getByRole('button', { name: bo.l.table.proposals.agree }));
  for (const v of [ada, bo]) await v.page.getByText(v.l.table.result.abandoned, { exact: true }).waitFor();
  const before = ada.page.url();
  await press(ada, ada.page.locator('[data-act=rematch]'));
  await ada.page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/t/'));
  await ada.page.getByText('Bo', { exact: true }).first().waitFor();
  expect(new URL(ada.page.url()).pathname).not.toBe(new URL(before).pathname);
});
