// axe looks at tables, their panels and their menus: nothing serious, nothing critical. One way of looking at them is a file
// of its own, so that they are looked at side by side; npm test looks at each table in one of them.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faults } from './axe.ts';
import { playAnyMove } from './hand.ts';
import { beginHere, setUpTable } from './lobby.ts';
import { playTrains } from './railHand.ts';
import { openFile } from './records.ts';
import { shareOf } from './soak.ts';
import type { Stage } from './stage.ts';
import { closeDrawer, decision, myTurn, openMenu, openPanel } from './table.ts';
import { button, press, type Visitor, type Wish } from './visitor.ts';

const finished = fileURLToPath(new URL('../../replays/golden/chicago-express/3p-1.json', import.meta.url));

type Panel = Parameters<typeof openPanel>[1];

/** The table as it stands, then these panels of it. */
async function looksAround(v: Visitor, panels: readonly Panel[]): Promise<void> {
  expect(await faults(v)).toEqual([]);
  const part = v.device === 'phone' ? 'dialog' : '[role=tabpanel]';
  for (const panel of panels) {
    await openPanel(v, panel);
    expect(await faults(v, part), panel).toEqual([]);
    if (v.device === 'phone') await closeDrawer(v);
  }
}

const looks: readonly (readonly [name: string, look: (v: Visitor) => Promise<void>])[] = [
  [
    'a table that gathers',
    async (v) => {
      await setUpTable(v, 'Ada', { players: 3, bots: ['greedy'] });
      expect(await faults(v)).toEqual([]);
    },
  ],

  [
    'a table with track: tiles, market, trains',
    async (v) => {
      await beginHere(v, ['Ada'], ['random', 'random'], '1856');
      await playTrains(v, 6);
      await myTurn(v);
      await looksAround(v, ['companies', 'market']);
    },
  ],

  [
    'a table with minors, wagons and István',
    async (v) => {
      await beginHere(v, ['Ada'], [], '18mag');
      await myTurn(v);
      await looksAround(v, ['players', 'companies', 'market']);
    },
  ],

  [
    'a table with charters and a market in zigzag',
    async (v) => {
      await beginHere(v, ['Ada', 'Bo'], [], '1862');
      await myTurn(v);
      await looksAround(v, ['companies', 'market']);
    },
  ],

  [
    'a table with maritime companies, a map with the sea, and the Dragons',
    async (v) => {
      await beginHere(v, ['Ada', 'Bo'], [], '1865');
      await myTurn(v);
      await looksAround(v, ['players', 'companies', 'market']);
    },
  ],

  [
    'a table in play, its panels, its menu',
    async (v) => {
      await beginHere(v, ['Ada', 'Bo']);
      for (let moves = 0; moves < 8; moves++) {
        await myTurn(v);
        await playAnyMove(v); // the opening auctions
      }
      await myTurn(v);
      await press(v, decision(v).locator('[data-choice=build]'));
      await looksAround(v, ['companies', 'charts', 'log']);
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
];

export function looksAtTables(on: Stage, wish: Wish, way: 0 | 1): void {
  for (const [name, look] of shareOf(looks, way)) test(name, async () => look(await on.visitor(wish)));
}
