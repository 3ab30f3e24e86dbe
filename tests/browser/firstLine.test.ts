// The example of an 18xx game, which has nothing in the browser but its description: two people play it to its end on
// one screen.
import { expect, test } from 'vitest';
import { beginHere } from './support/lobby.ts';
import { playTrains, type Taste } from './support/railHand.ts';
import { sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { closeDrawer, decision, myTurn, openPanel, prefer, readLog } from './support/table.ts';
import { unsurprising } from './support/unsurprising.ts';
import { type Device, press } from './support/visitor.ts';

const on = stage();

const taste: Taste = {
  favourites: ['startCompany', 'buyShare', 'payout', 'buyTrain', 'bank', 'placeToken'],
  last: ['pass', 'sellShares'],
};

/** Ids of companies, cities, trains, actions and ends, none of which is a word. */
const rawIds = /bayard|regia|first-line|lastSet|layTile|placeToken|buyTrain|buyShare|startCompany|[A-C]\d\.\d|\d-\d/;

const pairs = sampled<[Device, 'en' | 'it']>([['phone', 'it']], [['desktop', 'en']]);

test.each(pairs)('two play it to its end, in words alone (%s, %s)', { timeout: 300_000 }, async (device, lang) => {
  const v = await on.visitor({ device, lang });
  await unsurprising(v, 2);
  await beginHere(v, ['Ada', 'Bo'], [], 'first-line');
  await myTurn(v);
  await press(v, v.page.locator('[data-act=stage]')); // in a stock round the market takes the place of the map
  await expect.poll(() => v.page.locator('[data-hex]').count()).toBe(6);
  await prefer(v, 'confirm', false);
  const deeds = await playTrains(v, 400, taste);
  await decision(v).locator('[data-act=rematch]').waitFor();
  expect(Math.min(deeds.tiles, deeds.runs), 'tiles laid on the board, and runs').toBeGreaterThan(3);

  const shown = [...(await readLog(v)), ...(await textsOf(['players', 'companies', 'market', 'result']))];
  expect(shown.filter((text) => rawIds.test(text))).toEqual([]);

  async function textsOf(panels: readonly Parameters<typeof openPanel>[1][]): Promise<string[]> {
    const texts: string[] = [];
    for (const id of panels) {
      texts.push(await (await openPanel(v, id)).innerText());
      if (device === 'phone') await closeDrawer(v);
    }
    return texts;
  }
});
