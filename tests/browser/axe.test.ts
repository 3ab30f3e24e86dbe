// axe looks at the main pages, wide and narrow, light and dark: nothing serious, nothing critical.
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { beginHere, setUpTable } from './support/lobby.ts';
import { playTrains } from './support/railHand.ts';
import { openFile } from './support/records.ts';
import { stage } from './support/stage.ts';
import { closeDrawer, decision, myTurn, openMenu, openPanel } from './support/table.ts';
import { button, press, type Visitor, type Wish } from './support/visitor.ts';

const on = stage();
const finished = fileURLToPath(new URL('../replays/golden/chicago-express/3p-1.json', import.meta.url));

/** What axe holds against the page as it stands, or against a part of it. */
async function faults({ page }: Visitor, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

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

describe.each(ways)('%s', (_, wish, pages) => {
  test.each(pages)('%s', async (path) => {
    const v = await on.visitor(wish);
    await v.page.goto(path);
    await v.page.getByRole('heading', { level: 1 }).waitFor();
    await v.page.waitForLoadState('networkidle');
    expect(await faults(v)).toEqual([]);
  });

  test('a table that gathers', async () => {
    const v = await on.visitor(wish);
    await setUpTable(v, 'Ada', { players: 3, bots: ['greedy'] });
    expect(await faults(v)).toEqual([]);
  });

  test('a table with track: tiles, market, trains', async () => {
    const v = await on.visitor(wish);
    await beginHere(v, ['Ada'], ['random', 'random'], '1856');
    await playTrains(v, 6);
    await myTurn(v);
    expect(await faults(v)).toEqual([]);
    const part = wish.device === 'phone' ? 'dialog' : '[role=tabpanel]';
    for (const panel of ['companies', 'market'] as const) {
      await openPanel(v, panel);
      expect(await faults(v, part), panel).toEqual([]);
      if (wish.device === 'phone') await closeDrawer(v);
    }
  });

  test('a table with minors, wagons and István', async () => {
    const v = await on.visitor(wish);
    await beginHere(v, ['Ada'], [], '18mag');
    await myTurn(v);
    expect(await faults(v)).toEqual([]);
    const part = wish.device === 'phone' ? 'dialog' : '[role=tabpanel]';
    for (const panel of ['players', 'companies', 'market'] as const) {
      await openPanel(v, panel);
      expect(await faults(v, part), panel).toEqual([]);
      if (wish.device === 'phone') await closeDrawer(v);
    }
  });

  test('a table in play, its panels, its menu', async () => {
    const v = await on.visitor(wish);
    await beginHere(v, ['Ada', 'Bo']);
    for (let moves = 0; moves < 8; moves++) {
      await myTurn(v);
      await playAnyMove(v); // the opening auctions
    }
    await myTurn(v);
    await press(v, decision(v).locator('[data-choice=build]'));
    expect(await faults(v)).toEqual([]);
    const part = wish.device === 'phone' ? 'dialog' : '[role=tabpanel]';
    for (const panel of ['companies', 'charts', 'log'] as const) {
      await openPanel(v, panel);
      expect(await faults(v, part), panel).toEqual([]);
      if (wish.device === 'phone') await closeDrawer(v);
    }
    await openMenu(v);
    expect(await faults(v, 'dialog')).toEqual([]);
    await closeDrawer(v);
    await press(v, button(v, v.l.panels.board.asText));
    expect(await faults(v, '[data-board]'), 'the board as text').toEqual([]);
  });

  test('a result', async () => {
    const v = await on.visitor(wish);
    await openFile(v, finished, 'toHere');
    const result = await openPanel(v, 'result');
    await result.getByRole('table').waitFor();
    expect(await faults(v)).toEqual([]);
  });
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
