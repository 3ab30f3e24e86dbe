// axe looks at the main pages, wide and narrow, light and dark: nothing serious, nothing critical.
import { describe, expect, test } from 'vitest';
import { faults } from '../support/axe.ts';
import { playAnyMove } from '../support/hand.ts';
import { beginHere } from '../support/lobby.ts';
import { stage } from '../support/stage.ts';
import { myTurn } from '../support/table.ts';
import type { Wish } from '../support/visitor.ts';

const on = stage();

const main = [
  '/',
  '/games/chicago-express',
  '/games/1856',
  '/games/18mag',
  '/new',
  '/new?game=1856',
  '/account',
  '/design',
];
const ways: [string, Wish, readonly string[]][] = [
  ['desktop, light', { lang: 'en' }, [...main, '/games', '/games/1865', '/shortcuts', '/nowhere']],
  ['phone, dark', { lang: 'it', device: 'phone', dark: true }, main],
];

/** One visitor goes from page to page: a new one would load everything anew. */
test.each(ways)('%s', async (_, wish, pages) => {
  const v = await on.visitor(wish);
  for (const path of pages) {
    await v.page.goto(path);
    await v.page.getByRole('heading', { level: 1 }).waitFor();
    await v.page.waitForLoadState('networkidle');
    expect(await faults(v), path).toEqual([]);
  }
});

describe('the other two ways', () => {
  test.each<[string, Wish]>([
    ['desktop, dark', { dark: true }],
    ['phone, light', { device: 'phone' }],
  ])('a table in play (%s)', async (_, wish) => {
    const v = await on.visitor(wish);
    await beginHere(v, ['Ada', 'Bo']);
    await myTurn(v);
    await playAnyMove(v);
    await myTurn(v);
    expect(await faults(v)).toEqual([]);
  });
});

test('a picture without words would be found', async () => {
  const v = await on.visitor();
  await v.page.goto('/');
  await v.page.getByRole('heading', { level: 1 }).waitFor();
  await v.page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')));
  expect(await faults(v)).toEqual(['image-alt: <img>']);
});
