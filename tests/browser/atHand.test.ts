// Layers over a table: notices cover neither the standing nor the map's top nor the red button, more panels fold by any
// touch, and Enter presses the red button.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { momentOf } from './support/moments.ts';
import { beGuest, openAt } from './support/opened.ts';
import { stage } from './support/stage.ts';
import { caughtUp, decision, seqSeen } from './support/table.ts';
import { press, type Visitor } from './support/visitor.ts';

const on = stage();

/** At a train that one touch buys. */
async function atTrain(v: Visitor): Promise<void> {
  await openAt(v, await momentOf('1856', ['3p-whole-cgr', 'buyTrain', 0.2]));
  await decision(v).locator('[data-choice]').first().waitFor();
}

const box = async (what: Locator) => (await what.boundingBox())!;
const notice = ({ page }: Visitor) => page.locator('[role=status] [data-act=undoLast]').locator('..');

test('Enter presses the red button; the notice stands above the lines below the map', async () => {
  const v = await on.visitor();
  await beGuest(v);
  await openAt(v, await momentOf('chicago-express', ['3p-1', 'bid']));
  await decision(v).locator('[data-primary]').waitFor();
  const seq = await seqSeen(v);
  await v.page.keyboard.press('Enter');
  await caughtUp(v, seq + 1);

  await atTrain(v);
  await press(v, decision(v).locator('[data-choice]').first());
  const told = await box(notice(v));
  const foot = await box(v.page.locator('[data-part=foot]'));
  const side = await box(decision(v));
  expect(told.y + told.height).toBeLessThanOrEqual(foot.y);
  expect(told.x + told.width).toBeLessThanOrEqual(side.x);
});

test('on a phone the notice stands above the tabs, and a touch elsewhere folds what More has opened', async () => {
  const v = await on.visitor({ device: 'phone' });
  await beGuest(v);
  await atTrain(v);
  const more = v.page.locator('[data-act=more]');
  const fan = v.page.locator('#more-panels');
  for (const elsewhere of ['[data-board]', '#decision h2', '[data-act=more]']) {
    await press(v, more);
    await fan.waitFor();
    await press(v, v.page.locator(elsewhere).first());
    await fan.waitFor({ state: 'detached' });
  }
  await press(v, more);
  await press(v, fan.locator('[data-panel]').first());
  await fan.waitFor({ state: 'detached' });
  await v.page.keyboard.press('Escape');
  await v.page.locator('dialog[open]').waitFor({ state: 'detached' });

  await press(v, decision(v).locator('[data-choice]').first());
  const told = await box(notice(v));
  const tabs = await box(more);
  const map = await box(v.page.locator('[data-board]').first());
  expect(told.y + told.height).toBeLessThanOrEqual(tabs.y);
  expect(told.y).toBeGreaterThan(map.y + map.height);
});

test('on a phone the red button stands above the notice of the move before, and comes down when that goes', async () => {
  const v = await on.visitor({ device: 'phone' });
  await beGuest(v);
  await openAt(v, await momentOf('1862', ['4p-greedy', 'bid']));
  await press(v, decision(v).locator('[data-choice=pass]'));
  await notice(v).waitFor();
  const red = decision(v).locator('[data-primary]');
  await red.waitFor();
  const [raised, told] = [await box(red), await box(notice(v))];
  expect(raised.y + raised.height).toBeLessThanOrEqual(told.y);
  await press(v, v.page.getByRole('status').getByRole('button', { name: v.l.shell.close }));
  const lowerEdge = async () => (await box(red)).y + raised.height;
  await expect.poll(lowerEdge).toBeGreaterThan(told.y);
});
