// A person against a bot plays the short game of 1865 on one screen, from the draft to the end.
import { expect, test } from 'vitest';
import { shortMap } from '../../../src/titles/1865/rules/map.ts';
import { g1865 } from '../../../src/titles/1865/words/en.ts';
import { lines1865 } from '../../../src/titles/1865/words/panels.ts';
import { beginHere } from '../support/lobby.ts';
import { playTrains, taste1865 } from '../support/railHand.ts';
import { hashOf, positionOf, saveRecord } from '../support/records.ts';
import { stage } from '../support/stage.ts';
import { decision, openPanel, readLog } from '../support/table.ts';
import { unsurprising } from '../support/unsurprising.ts';

const on = stage();

/** Far more moves than the game of this seed takes. */
const MOST = 1500;
const SEED = 1;

test('a whole short game of 1865: tiles laid on the board, tokens along routes, the Dragons tell why', {
  timeout: 900_000,
}, async () => {
  const v = await on.visitor({ device: 'desktop', lang: 'en' });
  await unsurprising(v, SEED);
  await beginHere(v, ['Ada'], ['apprentice'], '1865', { [g1865.names.length!]: 'short' });
  await decision(v).waitFor();
  expect(await v.page.locator('g[data-hex]').count()).toBe(Object.keys(shortMap.hexes).length);
  const players = await openPanel(v, 'players');
  await players.getByRole('heading', { name: lines1865.en.dragons.head, exact: true }).waitFor();

  const deeds = await playTrains(v, MOST, taste1865);
  await decision(v).locator('[data-act=rematch]').waitFor();
  expect(deeds.tiles, 'tiles laid on the board').toBeGreaterThan(10);
  const log = (await readLog(v)).join('\n');
  expect(log).toMatch(/places a token in/);
  expect(log, 'the Dragons say what decided').toMatch(/The Dragons buy \d+% of \w+ from .*: /);
  const { record } = await saveRecord(v);
  expect((await positionOf(record)).flow).toEqual([]);
  expect(await hashOf(record)).toBe(await hashOf(record, record.entries.length));
});
