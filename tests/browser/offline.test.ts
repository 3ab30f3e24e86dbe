// Without a network: a game never opened before is begun, played against a bot, and still there after a reload.
import { test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { setUpTable } from './support/lobby.ts';
import { stage } from './support/stage.ts';
import { caughtUp, myTurn, seqSeen } from './support/table.ts';
import { button, press, type Visitor } from './support/visitor.ts';

const on = stage();

/** The worker has everything, and answers for the page. */
const inWorkersHands = ({ page }: Visitor): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });

test('a game in a train: only the home page was ever open', async () => {
  const v = await on.visitor({ device: 'phone', lang: 'it', offline: true });
  const { page, l } = v;
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await inWorkersHands(v);

  await v.context.setOffline(true);
  v.complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.reload();
  await page.getByText(l.shell.offline).waitFor();
  await press(v, page.getByRole('navigation', { name: l.shell.mainNav }).getByRole('link', { name: l.shell.newTable }));
  await press(v, page.getByText(l.lobby.create.oneScreen, { exact: true }));
  await page.getByLabel(`${l.lobby.create.seat(2)}: ${l.lobby.create.seatKind}`).selectOption('apprentice');
  await page.getByLabel(`${l.lobby.create.seat(3)}: ${l.lobby.create.seatKind}`).selectOption('expert');
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

test('pages of the server say that it is away, what works without it, and come back by themselves', async () => {
  const v = await on.visitor({ device: 'phone', dark: true, offline: true });
  const { page, l } = v;
  const address = await setUpTable(v, 'Ada');
  await inWorkersHands(v);
  await v.context.setOffline(true);
  v.complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const away = page.locator('[data-away]');
  const ways = async () => {
    await away.getByText(l.shell.away.works).waitFor();
    await away.getByRole('link', { name: l.shell.away.play }).waitFor();
    await away.getByRole('button', { name: l.shell.retry }).waitFor();
  };

  await page.goto('/');
  // open tables and games to watch
  await page.getByText(l.home.failed).nth(1).waitFor();
  await page.goto('/account');
  await ways();
  await page.goto(address);
  await ways();
  await press(v, away.getByRole('button', { name: l.shell.retry }));
  await ways();

  await v.context.setOffline(false);
  await page.getByRole('heading', { name: l.lobby.gather.title }).waitFor();
  await v.context.setOffline(true);
  await page.goto('/account');
  await ways();
  await v.context.setOffline(false);
  await page.getByLabel(l.account.profile.name).waitFor();
});
