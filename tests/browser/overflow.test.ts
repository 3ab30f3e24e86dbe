// The fullest boards, as bots left them, at four widths: no label of the map overlaps another, and nothing is cut off
// on the map, in the decision, in any panel, or on the sheet.
import { expect, test } from 'vitest';
import { momentOf } from './support/moments.ts';
import { beGuest, openAt } from './support/opened.ts';
import { columnsBeyond, faultsOfMap, tooWide } from './support/overflow.ts';
import { sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { closeDrawer, closeSheet, openPanel, openSheet } from './support/table.ts';
import type { Device } from './support/visitor.ts';

const on = stage();

type Board = readonly [
  game: string,
  golden: string,
  type: string,
  after: number,
  device: Device,
  widths: readonly number[],
];

const wide = [1280, 1440, 1920] as const;

const boards = sampled<Board>(
  [
    ['1862', '4p-greedy', 'layTile', 0.85, 'desktop', [1280]],
    ['1862', '4p-greedy', 'layTile', 0.85, 'phone', [390]],
  ],
  [
    ['1862', '4p-greedy', 'layTile', 0.85, 'desktop', [1440, 1920]],
    ['1856', '6p-platform', 'layTile', 0.9, 'desktop', wide],
    ['1856', '6p-platform', 'layTile', 0.9, 'phone', [390]],
    ['1865', '4p-full', 'layTile', 0.9, 'desktop', wide],
    ['1865', '4p-full', 'layTile', 0.9, 'phone', [390]],
    ['18mag', '6p-platform', 'layTile', 0.9, 'desktop', wide],
    ['18mag', '6p-platform', 'layTile', 0.9, 'phone', [390]],
    ['chicago-express', '6p-1', 'build', 0.7, 'desktop', wide],
    ['chicago-express', '6p-1', 'build', 0.7, 'phone', [390]],
  ],
);

/** Parts meant to scroll sideways: the seats above the board of a phone, and the sheet with its many rounds. */
const may = ['[data-part=seats]', ':has(> [data-sheet])'];

type Panel = Parameters<typeof openPanel>[1];

const panelsOf = (game: string): readonly Panel[] =>
  game === 'chicago-express'
    ? ['players', 'companies', 'charts', 'log']
    : ['players', 'companies', 'market', 'trains', 'tiles', 'charts', 'log'];

test.each(boards)(
  '%s, %s at the %s after %f of the game: nothing is cut off (%s)',
  async (...[game, golden, type, after, device, widths]) => {
    const v = await on.visitor({ lang: 'it', device });
    await beGuest(v);
    await openAt(v, await momentOf(game, [golden, type, after]));
    const faults: string[] = [];
    for (const width of widths) {
      const tell = (where: string, found: readonly string[]) =>
        faults.push(...found.map((one) => `${width}, ${where}: ${one}`));
      await v.page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
      await v.page.locator('[data-board] [data-hex]').first().waitFor();
      tell('map', await faultsOfMap(v));
      tell('table', await tooWide(v, may));
      for (const panel of panelsOf(game)) {
        await openPanel(v, panel);
        tell(panel, await tooWide(v, may));
        if (device === 'phone') await closeDrawer(v);
      }
      await openSheet(v);
      tell('sheet', await tooWide(v, may));
      if (device === 'desktop') tell('sheet', await columnsBeyond(v));
      await closeSheet(v);
    }
    expect([...new Set(faults)]).toEqual([]);
  },
);
