// One person in two tabs: both follow, and a tab that missed something says so quietly and catches up.
import { expect, test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { stage } from './support/stage.ts';
import { banner, caughtUp, decision, myTurn, seqSeen } from './support/table.ts';
import { twoPeople } from './support/twoPeople.ts';
import { press } from './support/visitor.ts';

const on = stage();

test('a second tab follows the first', async () => {
  const { ada } = await twoPeople(on);
  const second = await on.tabOf(ada);
  await second.page.goto(ada.page.url());
  await myTurn(second);
  await playAnyMove(ada);
  await caughtUp(second, 1);
  await decision(second).getByText(second.l.table.decision.decides('Bo')).waitFor();
});

test('a move in a tab that has heard nothing is not made, and the tab catches up', async () => {
  const { ada } = await twoPeople(on);
  const deaf = await on.tabOf(ada);
  deaf.complaints.expect(/409/);
  let isDeaf = false;
  await deaf.page.routeWebSocket(/\/api\/live$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (!isDeaf) socket.send(message);
    });
  });
  await deaf.page.goto(ada.page.url());
  await myTurn(deaf);
  isDeaf = true;
  await playAnyMove(ada);
  expect(await seqSeen(deaf)).toBe(0);
  await press(deaf, decision(deaf).locator('[data-act=number]'));
  await banner(deaf, 'stale').getByText(deaf.l.table.notices.stale).waitFor();
  await caughtUp(deaf, 1);
  await decision(deaf).getByText(deaf.l.table.decision.decides('Bo')).waitFor();
  expect(await seqSeen(ada)).toBe(1);
});

test('a move that was kept is not offered again while the page has not seen it yet', async () => {
  const { ada, bo } = await twoPeople(on);
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await ada.page.routeWebSocket(/\/api\/live$/, (socket) => void socket.connectToServer().onMessage(() => {}));
  await ada.page.reload();
  await myTurn(ada);
  await ada.page.route('**/entries?after=*', (route) => gate.then(() => route.continue()));
  const answered = ada.page.waitForResponse('**/moves');
  await press(ada, decision(ada).locator('[data-act=number]'));
  expect((await answered).status()).toBe(200);
  await caughtUp(bo, 1);
  await decision(ada).getByText(ada.l.table.decision.sending).waitFor();
  expect(await decision(ada).locator('[data-choice], [data-act=number]').count()).toBe(0);
  open();
  await caughtUp(ada, 1);
});
