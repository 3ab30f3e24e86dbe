// Without a network: a game that was never opened before is begun, played against a bot, and is there after a reload.
import { test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { stage } from './support/stage.ts';
import { caughtUp, myTurn, seqSeen } from './support/table.ts';
import { button, press } from './support/visitor.ts';

const on = stage();

test('a game in a train: only the home page was ever open', async () => {
  const v = await on.visitor({ device: 'phone', lang: 'it', offline: true });
  const { page, l } = v;
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // the worker has everything, and the page is in its hands
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });

  await v.context.setOffline(true);
  v.complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.reload();
  await page.getByText(l.shell.offline).waitFor();
  await press(v, page.getByRole('navigation', { name: l.shell.mainNav }).getByRole('link', { name: l.shell.newTable }));
  await press(v, page.getByText(l.lobby.create.oneScreen, { exact: true }));
  await page.getByLabel(`${l.lobby.create.seat(2)}: ${l.lobby.create.seatKind}`).selectOption('random');
  await page.getByLabel(`${l.lobby.create.seat(3)}: ${l.lobby.create.seatKind}`).selectOption('greedy');
  await press(v, button(v, l.lobby.create.submitLocal));
  for (let moves = 0; moves < 3; moves++) {
    await myTurn(v);
    await playAnyMove(v);
  }
  await myTurn(v);
  const seq = await seqSeen(v);

  await page.reload();
  await caughtUp(v, seq);
  await myTurn(v);
  await playAnyMove(v);

  await v.context.setOffline(false);
  await page.getByText(l.shell.offline).waitFor({ state: 'detached' });
});
