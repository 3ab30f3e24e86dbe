// A stock round beside the board: the market, who owns what, the decision and a panel are in sight together, in windows from
// 1280 to 1920 pixels.
import { expect, test } from 'vitest';
import { momentOf } from './support/moments.ts';
import { beGuest, openAt } from './support/opened.ts';
import { columnsBeyond } from './support/overflow.ts';
import { stage } from './support/stage.ts';
import { closeSheet, decision, myTurn, openSheet } from './support/table.ts';
import { press, type Visitor } from './support/visitor.ts';

const on = stage();

async function atStockRound(game: string, golden: string): Promise<Visitor> {
  const v = await on.visitor({ lang: 'it' });
  await beGuest(v);
  await openAt(v, await momentOf(game, [golden, 'buyShare', 0.4]));
  await myTurn(v);
  return v;
}

/** Width and height of the first visible one. */
const sizeOf = async ({ page }: Visitor, what: string): Promise<readonly [width: number, height: number]> => {
  const { width, height } = (await page.locator(what).first().boundingBox())!;
  return [width, height];
};

test.each([
  ['1862', '4p-greedy'],
  ['1865', '4p-full'],
] as const)('%s: market and holdings on the stage, room for a panel, no header above', async (game, golden) => {
  const v = await atStockRound(game, golden);
  const { page } = v;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('[data-stage=market] [data-space]').first().waitFor();
  const holdings = page.locator('[data-stage=market] [data-holdings]');
  // a line for each of the four players, the offering, and the pool
  await expect.poll(() => holdings.locator('tbody tr').count()).toBeGreaterThanOrEqual(6);
  const [shares, cash] = [/^\d+(★)?$/, /^[\d.]+$/];
  const cells = await holdings.locator('tbody tr').first().locator('td').allInnerTexts();
  expect(cells.some((cell) => shares.test(cell.trim()))).toBe(true);
  expect(cells.at(-3)).toMatch(cash);
  expect(cells.at(-2)).toMatch(/^\d+½?\/\d+$/);
  // all of it is in sight
  const fits = await page
    .locator('section:has(> [data-holdings])')
    .evaluate((one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1);
  expect(fits).toBe(true);
  expect(await page.locator('#root > header').isVisible()).toBe(false);
  const [, side] = await sizeOf(v, 'aside');
  const [, panel] = await sizeOf(v, 'aside [role=tabpanel]');
  expect(panel / side).toBeGreaterThan(0.25);
});

test('the sheet lies over the board alone: the decision goes on, Escape and its key close it', async () => {
  const v = await atStockRound('1865', '4p-full');
  const { page } = v;
  const sheet = await openSheet(v);
  expect(await columnsBeyond(v)).toEqual([]);
  const choices = await decision(v).locator('[data-choice]').count();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await openSheet(v);
  await closeSheet(v);
  await openSheet(v);
  await press(v, decision(v).locator('[data-choice]').first());
  await expect.poll(() => decision(v).locator('[data-choice]').count()).not.toBe(choices);
});

test('wider windows: the side grows, and from 1900 pixels on there is a third column', async () => {
  const v = await atStockRound('1865', '4p-full');
  const { page } = v;
  await page.setViewportSize({ width: 1440, height: 900 });
  const [usual] = await sizeOf(v, 'aside');
  await page.setViewportSize({ width: 1680, height: 1000 });
  expect((await sizeOf(v, 'aside'))[0]).toBeGreaterThan(usual);
  expect(await page.locator('[data-part=third]').count()).toBe(0);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const third = page.locator('[data-part=third]');
  await third.getByRole('list', { name: v.l.table.log.label }).waitFor({ state: 'attached' });
  await press(v, third.getByRole('tab').first());
  await third.locator('[data-holdings]').waitFor();
  await press(v, third.locator('[data-act=closeThird]'));
  await third.waitFor({ state: 'detached' });
  // the preference is remembered, and can be undone
  await page.reload();
  await myTurn(v);
  expect(await third.count()).toBe(0);
  await press(v, page.locator('[data-act=third]'));
  await third.locator('[data-holdings]').waitFor();
});

test('a company that is pointed at in the table of holdings is lit on the map', async () => {
  const v = await atStockRound('1865', '4p-full');
  const { page } = v;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await press(v, page.locator('[data-act=stage]'));
  await page.locator('[data-stage=map]').waitFor();
  await press(v, page.locator('[data-part=third]').getByRole('tab').first());
  const head = page.locator('[data-part=third] [data-holdings] tbody th').first();
  await head.hover();
  const sign = await head.textContent();
  await page.locator(`[data-board] [data-layer="${sign}"] [data-home]`).first().waitFor({ state: 'attached' });
});
