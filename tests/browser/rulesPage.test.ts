// The page of rules: its index is folded until it is wanted, and a thumb hits its links.
import { expect, test } from 'vitest';
import { glossary as g1862 } from '../../src/titles/1862/words/it/glossary.ts';
import { glossary as chicagoExpress } from '../../src/titles/chicago-express/words/it/glossary.ts';
import { glossaryLines } from '../../src/words/web/glossary.ts';
import { rulesLines } from '../../src/words/web/rules.ts';
import { stage } from './support/stage.ts';

const on = stage();

/** Least height of a target for a thumb, in pixels. */
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

test('the rules of a game lead to its own words, each high enough for a thumb', async () => {
  const v = await on.visitor({ lang: 'it', device: 'phone' });
  const l = glossaryLines.it;
  const [{ lner }, { dial }] = [g1862.terms, chicagoExpress.terms];
  await v.page.goto('/games/1862/rules');
  await v.page.getByRole('link', { name: l.wordsOf('1862') }).tap();
  const word = (term: string) => v.page.getByRole('term').filter({ hasText: term });
  await word(lner.term).waitFor();
  expect(await word(dial.term).count()).toBe(0);
  const heights = await v.page
    .locator('dl dt a, article select, article input')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(30);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(THUMB);
  await v.page.getByLabel(l.game).selectOption('chicago-express');
  await word(dial.term).waitFor();
  expect(new URL(v.page.url()).search).toBe('?game=chicago-express');
  expect(await word(lner.term).count()).toBe(0);
});
