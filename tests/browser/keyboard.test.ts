// A game begun and played without a mouse: choices by figures, numbers typed, hexes by arrows, undo and redo by letters.
import { test } from 'vitest';
import { stage } from './support/stage.ts';
import { caughtUp, decision, myTurn, seqSeen } from './support/table.ts';
import type { Visitor } from './support/visitor.ts';

const on = stage();

/** Presses Tab until this element has the focus. */
async function tabTo({ page }: Visitor, selector: string): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

test('everything by keys', async () => {
  const v = await on.visitor();
  const { page } = v;
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
  };
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keys('g', 'n');
  await page.waitForURL('**/new');
  await tabTo(v, 'input[type=radio]');
  await keys('ArrowDown'); // round one screen
  await tabTo(v, 'input[type=number]');
  await keys('ArrowDown'); // two players
  await tabTo(v, 'button[type=submit]');
  await keys('Enter');
  await myTurn(v);

  // the opening auctions: one bids, the other passes, which takes one key
  for (let auction = 0; auction < 4; auction++) {
    const seq = await seqSeen(v);
    await keys('1');
    await page.keyboard.type(String(10 - auction));
    await keys('Enter');
    await caughtUp(v, seq + 1);
    await keys('0');
    await caughtUp(v, seq + 2);
  }
  await keys('l');
  const log = page.getByRole('tabpanel', { name: v.l.table.panels.log });
  await log.getByRole('listitem').filter({ hasText: 'PRR' }).first().waitFor();

  // a build: a company by the figure on its card, a hex of the board
  const seq = await seqSeen(v);
  await keys((await decision(v).locator('[data-kind=build]').first().getAttribute('data-key'))!);
  await decision(v).getByRole('navigation', { name: v.l.table.decision.trail }).waitFor();
  await keys('b', 'PageDown', 'Enter');
  await page.locator('[data-hex][aria-pressed=true]').waitFor();
  await keys('d');
  await tabTo(v, '[data-act=carryOut]');
  await keys('Enter');
  await caughtUp(v, seq + 1);

  await keys('u');
  await caughtUp(v, seq + 2);
  await keys('y');
  await caughtUp(v, seq + 3);
  await keys('ArrowLeft');
  await decision(v).getByText(v.l.table.decision.past).waitFor();
  await keys('Escape');
  await myTurn(v);
});
