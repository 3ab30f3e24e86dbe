// axe looks at tables, their panels and their menus: nothing serious, nothing critical. Each way to look is a file of
// its own, so that they run side by side; npm test looks at each table in one of them.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faults } from './axe.ts';
import { playAnyMove } from './hand.ts';
import { beginHere, setUpTable } from './lobby.ts';
import { momentOf } from './moments.ts';
import { beGuest, openAt } from './opened.ts';
import { openFile } from './records.ts';
import { isSoak, sampled, shareOf } from './soak.ts';
import type { Stage } from './stage.ts';
import { closeDrawer, decision, myTurn, openMenu, openPanel } from './table.ts';
import { button, press, type Visitor, type Wish } from './visitor.ts';

const finished = fileURLToPath(new URL('../../replays/golden/chicago-express/3p-1.json', import.meta.url));

type Panel = Parameters<typeof openPanel>[1];

/** The table as it stands, then these panels; outside the soak only its decision unless `whole`: one map of a kind is enough. */
async function looksAround(v: Visitor, panels: readonly Panel[], whole = true): Promise<void> {
  expect(await faults(v, whole || isSoak ? 'html' : '#decision')).toEqual([]);
  const part = v.device === 'phone' ? 'dialog' : '[role=tabpanel]';
  for (const panel of panels) {
    await openPanel(v, panel);
    expect(await faults(v, part), panel).toEqual([]);
    if (v.device === 'phone') await closeDrawer(v);
  }
}

/** A golden game at the first such moment after this part of it. */
async function openGolden(v: Visitor, game: string, ...wanted: Parameters<typeof momentOf>[1]): Promise<void> {
  await beGuest(v);
  await openAt(v, await momentOf(game, wanted));
  await decision(v).locator('[data-choice], [data-act]').first().waitFor();
}

/** Opens something over the table, looks at it, and closes it. */
async function looksAt(v: Visitor, open: () => Promise<void>, what: string): Promise<void> {
  await open();
  await v.page.locator(what).waitFor();
  expect(await faults(v, what), what).toEqual([]);
  await v.page.keyboard.press('Escape');
  await v.page.locator(what).waitFor({ state: 'detached' });
}

type Look = readonly [name: string, look: (v: Visitor) => Promise<void>];

const looks: readonly Look[] = [
  [
    'a table that gathers',
    async (v) => {
      await setUpTable(v, 'Ada', { players: 3, bots: ['expert'] });
      expect(await faults(v)).toEqual([]);
    },
  ],

  [
    'a table with track: tiles, market, trains, and the sheet',
    async (v) => {
      await openGolden(v, '1856', '6p-platform', 'layTile', 0.6);
      await looksAround(v, sampled<Panel>(['tiles'], ['companies', 'market', 'trains']));
      await looksAt(v, () => v.page.keyboard.press('s'), '[data-sheet]');
    },
  ],

  [
    'a table with charters and a market in zigzag; an order, and something tried out',
    async (v) => {
      await openGolden(v, '1862', '4p-greedy', 'buyShare', 0.4);
      await looksAround(v, ['companies', 'market'], false);
      await looksAt(v, () => press(v, decision(v).locator('[data-act=order]')), 'dialog[open]');
      await press(v, decision(v).locator('[data-act=try]'));
      await v.page.locator('[data-trial]').waitFor();
      expect(await faults(v, '[data-trial]'), 'tried out').toEqual([]);
    },
  ],

  [
    'a table in play, its panels, its menu',
    async (v) => {
      await openGolden(v, 'chicago-express', '3p-1', 'build', 0.5);
      await press(v, decision(v).locator('[data-kind=build]').first());
      await looksAround(v, sampled<Panel>(['charts', 'log'], ['companies']));
      await openMenu(v);
      expect(await faults(v, 'dialog')).toEqual([]);
      await closeDrawer(v);
      await press(v, button(v, v.l.panels.board.asText));
      expect(await faults(v, '[data-board]'), 'the board as text').toEqual([]);
    },
  ],

  [
    'a result',
    async (v) => {
      await openFile(v, finished, 'toHere');
      const result = await openPanel(v, 'result');
      await result.getByRole('table').waitFor();
      expect(await faults(v)).toEqual([]);
    },
  ],

  [
    'the first steps of somebody new, and what happened since',
    async (v) => {
      await beginHere(v, ['Ada'], ['apprentice']);
      await myTurn(v);
      await press(v, v.page.locator('[data-act=menu]'));
      await press(v, v.page.locator('[data-act=guide]'));
      await v.page.locator('[data-guide]').waitFor();
      expect(await faults(v, '[data-guide]'), 'the guide').toEqual([]);
      await press(v, v.page.locator('[data-act=skipGuide]'));
      await playAnyMove(v);
      await myTurn(v);
      await v.page.locator('[data-part=since]').waitFor();
      expect(await faults(v, '[data-part=since]'), 'since').toEqual([]);
    },
  ],
];

/** Further tables much like 1856's, for the soak. */
const others: readonly Look[] = [
  [
    'a table with minors, wagons and István',
    async (v) => {
      await openGolden(v, '18mag', 'solo-hard-long', 'run', 0.5);
      await looksAround(v, ['players', 'companies', 'market'], false);
    },
  ],

  [
    'a table with maritime companies, a map with the sea, and the Dragons; what can be found',
    async (v) => {
      await openGolden(v, '1865', '3p-full', 'placeToken', 0.3);
      await looksAround(v, ['players', 'companies', 'market'], false);
      await looksAt(v, () => v.page.keyboard.press('/'), 'dialog[open]');
    },
  ],
];

export function looksAtTables(on: Stage, wish: Wish, way: 0 | 1): void {
  for (const [name, look] of shareOf(sampled(looks, others), way)) test(name, async () => look(await on.visitor(wish)));
}
