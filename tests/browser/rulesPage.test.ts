// The page of rules: its index is folded until somebody wants it, and a thumb hits its links.
import { expect, test } from 'vitest';
import { rulesLines } from '../../src/i18n/web/rules.ts';
import { stage } from './support/stage.ts';

const on = stage();

/** The least height of what a thumb presses, in pixels. */
const THUMB = 44;

test('the index opens by key, leads to a section, and its links are high enough for a thumb', async () => {
  const v = await on.visitor({ lang: 'it', device: 'phone' });
  await v.page.goto('/games/1862/rules');
  const index = v.page.getByRole('navigation', { name: rulesLines.it.contents });
  const links = index.getByRole('link');
  await index.waitFor();
  expect(await links.count()).toBe(0);
  await index.locator('summary').focus();
  await v.page.keyboard.press('Enter');
  expect(await links.count()).toBeGreaterThan(5);
  const low = await v.page
    .locator('article')
    .evaluate(
      (article, least) =>
        [...article.querySelectorAll('a, summary')]
          .filter((one) => one.checkVisibility() && one.getClientRects()[0]!.height < least)
          .map((one) => one.outerHTML),
      THUMB,
    );
  expect(low).toEqual([]);
  await links.nth(3).tap();
  const section = v.page.locator(await links.nth(3).evaluate((link) => link.getAttribute('href')!));
  await expect.poll(async () => (await section.boundingBox())!.y).toBeLessThan(100);
});
