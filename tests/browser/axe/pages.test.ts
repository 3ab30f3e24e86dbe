// axe looks at the main pages, wide or narrow, light or dark, in the soak at all of them: nothing serious, nothing critical.
import { expect, test } from 'vitest';
import { faults } from '../support/axe.ts';
import { playAnyMove } from '../support/hand.ts';
import { beginHere } from '../support/lobby.ts';
import { sampled, shareOf } from '../support/soak.ts';
import { stage } from '../support/stage.ts';
import { myTurn } from '../support/table.ts';
import type { Wish } from '../support/visitor.ts';

const on = stage();

const pages = sampled(
  ['/', '/games/1856', '/new?game=1856', '/account', '/games/chicago-express/rules', '/glossary', '/games'],
  [
    '/design',
    '/shortcuts',
    '/privacy',
    '/developers',
    '/nowhere',
    '/games/1862/print',
    '/games/chicago-express',
    '/games/18mag',
    '/games/1865',
    '/new',
  ],
);
const ways: [string, Wish, readonly string[]][] = [
  ['desktop, light', { lang: 'en' }, shareOf(pages, 0)],
  ['phone, dark', { lang: 'it', device: 'phone', dark: true }, shareOf(pages, 1)],
];

/** One visitor goes from page to page: a new one would load everything anew. */
test.each(ways)('%s', async (_, wish, pages) => {
  const v = await on.visitor(wish);
  v.complaints.expect(/404.*\/nowhere/);
  for (const path of pages) {
    await v.page.goto(path);
    await v.page.getByRole('heading', { level: 1 }).waitFor();
    await v.page.waitForLoadState('networkidle');
    expect(await faults(v), path).toEqual([]);
  }
});

const otherWays = sampled<[string, Wish]>(
  [],
  [
    ['desktop, dark', { dark: true }],
    ['phone, light', { device: 'phone' }],
  ],
);
test.each(otherWays)('a table in play, the other two ways (%s)', async (_, wish) => {
  const v = await on.visitor(wish);
  await beginHere(v, ['Ada', 'Bo']);
  await myTurn(v);
  await playAnyMove(v);
  await myTurn(v);
  expect(await faults(v)).toEqual([]);
});

test('a picture without words would be found', async () => {
  const v = await on.visitor();
  await v.page.goto('/');
  await v.page.getByRole('heading', { level: 1 }).waitFor();
  await v.page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')));
  expect(await faults(v)).toEqual(['image-alt: <img>']);
});
