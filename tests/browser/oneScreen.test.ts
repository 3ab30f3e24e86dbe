// People at one screen, with a bot that thinks in a worker: names, big type, undo and redo, a reload.
import { expect, test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { beginHere } from './support/lobby.ts';
import { sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import {
  caughtUp,
  closeDrawer,
  decision,
  myTurn,
  openMenu,
  openPanel,
  prefer,
  readLog,
  seqSeen,
  undoButton,
} from './support/table.ts';
import { button, type Device, press, type Visitor } from './support/visitor.ts';

const on = stage();

test.each(sampled<[Device, 'en' | 'it']>([['phone', 'it']], [['desktop', 'en']]))(
  'the screen goes round, the bot answers, undo and redo, a reload keeps it (%s, %s)',
  async (device, lang) => {
    const v = await on.visitor({ device, lang });
    await beginHere(v, ['Ada', 'Bo'], ['expert']);
    await myTurn(v);
    await decision(v).getByRole('heading', { name: 'Ada' }).waitFor();
    await playAnyMove(v);
    await decision(v).getByRole('heading', { name: 'Bo' }).waitFor();
    await decision(v).getByText(v.l.table.decision.passTo('Bo')).waitFor();
    await playAnyMove(v);
    await caughtUp(v, 3); // the bot has moved
    await myTurn(v);
    const log = await readLog(v);
    expect(log[1]).toMatch(/^1 ?Ada/);
    expect(log.at(-1)).toContain(v.l.lobby.levels.expert);

    await press(v, undoButton(v));
    await decision(v).getByRole('heading', { name: 'Bo' }).waitFor();
    expect(await readLog(v)).toContain(v.l.table.log.undid('Ada', 2));
    await press(v, button(v, v.l.table.menu.redo));
    await myTurn(v);
    const redone = await readLog(v);
    expect(redone.at(-1)).toBe(v.l.table.log.redid('Ada', 2));

    const seq = await seqSeen(v);
    const times = await timesInLog(v);
    expect(times.length).toBeGreaterThan(2);
    await v.page.reload();
    await caughtUp(v, seq);
    expect(await readLog(v)).toEqual(redone);
    expect(await timesInLog(v)).toEqual(times);
    await v.page.goto('/');
    await press(v, v.page.getByRole('link', { name: v.l.home.local.resume }));
    await caughtUp(v, seq);
  },
);

/** Times of turns and undos. */
async function timesInLog(v: Visitor): Promise<(string | null)[]> {
  const log = await openPanel(v, 'log');
  await log.locator('[data-entry]').first().waitFor();
  const times = await log.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  if (v.device === 'phone') await closeDrawer(v);
  return times;
}

test('big type is bigger, and stays', async () => {
  const v = await on.visitor();
  await beginHere(v, ['Ada', 'Bo']);
  await myTurn(v);
  const size = () =>
    decision(v)
      .getByRole('heading', { name: 'Ada' })
      .evaluate((h) => parseFloat(getComputedStyle(h).fontSize));
  const plain = await size();
  await prefer(v, 'big', true);
  expect(await size()).toBeGreaterThan(plain * 1.1);
  await v.page.reload();
  await myTurn(v);
  expect(await size()).toBeGreaterThan(plain * 1.1);
});

test('a game is removed from its menu, and this browser knows it no more', async () => {
  const v = await on.visitor();
  await beginHere(v, ['Ada', 'Bo']);
  await myTurn(v);
  await press(v, (await openMenu(v)).locator('[data-act=remove]'));
  await press(v, v.page.getByRole('dialog').getByRole('button', { name: v.l.table.ask.removeGo, exact: true }));
  await v.page.waitForURL((url) => url.pathname === '/');
  await v.page.getByRole('link', { name: v.l.shell.newTable }).first().waitFor();
  expect(await v.page.getByRole('link', { name: v.l.home.local.resume }).count()).toBe(0);
});
