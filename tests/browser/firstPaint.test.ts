// A table whose reader has to decide is opened: the board comes before the decision, and nothing untrue stands there meanwhile.
import { expect, test } from 'vitest';
import { momentOf, telling } from './support/moments.ts';
import { beGuest, openAt } from './support/opened.ts';
import { stage } from './support/stage.ts';
import { decision } from './support/table.ts';

const on = stage();

test('nobody who is to decide is told for a moment that there is nothing to decide', { timeout: 120_000 }, async () => {
  const v = await on.visitor({ lang: 'en', device: 'phone' });
  await beGuest(v);
  await v.page.addInitScript((untrue) => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      const text = document.querySelector('#decision')?.textContent;
      if (text && told.at(-1) !== text) told.push(text.includes(untrue) ? untrue : text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, v.l.table.decision.waitFor);
  const wanted = telling['1856']![0]!;
  await openAt(v, await momentOf('1856', wanted));
  await v.page.reload();
  await decision(v).locator('[data-choice], [data-act]').first().waitFor();
  const told = await v.page.evaluate(() => (window as unknown as { told: readonly string[] }).told);
  expect(told.length).toBeGreaterThan(0);
  expect(told).not.toContain(v.l.table.decision.waitFor);
});
