// A spectator without a name sees every move as it is made, and has nothing to decide.
import { expect, test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { sayName } from './support/lobby.ts';
import { stage } from './support/stage.ts';
import { caughtUp, decision, myTurn, openPanel, readLog } from './support/table.ts';
import { twoPeople } from './support/twoPeople.ts';
import { button, press } from './support/visitor.ts';

const on = stage();

test('live moves, no cards; a word to the table only with a name', async () => {
  const { ada, bo, address } = await twoPeople(on);
  const eve = await on.visitor({ lang: 'it', device: 'phone' });
  await eve.page.goto(address);
  await decision(eve).getByText(eve.l.table.decision.watching).waitFor();
  await playAnyMove(ada);
  await caughtUp(eve, 1);
  await myTurn(bo);
  await playAnyMove(bo);
  await caughtUp(eve, 2);
  expect(await decision(eve).locator('[data-choice], [data-act]').count()).toBe(0);
  expect(await button(eve, eve.l.table.menu.nothingToUndo).isDisabled()).toBe(true);
  expect((await readLog(eve)).some((line) => line.includes('Ada offre $7'))).toBe(true);

  const chat = await openPanel(eve, 'chat');
  await chat.getByLabel(eve.l.table.chat.write).fill('Buona partita!');
  await press(eve, chat.getByRole('button', { name: eve.l.table.chat.send }));
  await eve.page.getByRole('dialog', { name: eve.l.shell.name.title }).waitFor();
  const adasChat = await openPanel(ada, 'chat');
  await adasChat.getByText(ada.l.table.chat.empty).waitFor();
  await sayName(eve, 'Eve');
  await adasChat.getByText('Buona partita!').waitFor();
  expect(await decision(eve).locator('[data-choice], [data-act]').count()).toBe(0);
});

test('a private table is not there for them', async () => {
  const { ada } = await twoPeople(on, {}, {}, { visibility: 'private' });
  const eve = await on.visitor();
  eve.complaints.expect(/404/);
  await eve.page.goto(ada.page.url());
  await eve.page.getByText(eve.l.table.trouble.missing).waitFor();
  await playAnyMove(ada);
  expect(await eve.page.getByText('Ada').count()).toBe(0);
});
