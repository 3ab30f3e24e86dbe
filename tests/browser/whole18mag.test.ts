// Somebody alone plays 18Mag against István in the browser, from his cards on; the result of such a game.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { State18Mag } from '../../src/games/18mag/state.ts';
import { lines18mag } from '../../src/i18n/web/g18mag.ts';
import { playTrains, taste18mag } from './support/railHand.ts';
import { hashOf, openFile, positionOf, saveRecord } from './support/records.ts';
import { isSoak } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { decision, openPanel, readLog } from './support/table.ts';
import { unsurprising } from './support/unsurprising.ts';
import { button, press } from './support/visitor.ts';

const on = stage();
const finished = fileURLToPath(new URL('../replays/golden/18mag/solo-hard-long.json', import.meta.url));

/** Until trains have run again and again; to the end in the soak, with far more than the game of this seed takes. */
const MOST = isSoak ? 300 : 40;
const SEED = 1;

test('a game against István: one press to begin, his cards in sight, his reasons in the log', {
  timeout: 300_000,
}, async () => {
  const v = await on.visitor({ device: 'desktop', lang: 'en' });
  const { solo } = lines18mag.en;
  await unsurprising(v, SEED);
  await v.page.goto('/games/18mag');
  await press(v, v.page.getByRole('button', { name: v.l.home.start.solo('István') }));
  await v.page.waitForURL('**/local/*');
  await decision(v).waitFor();
  const players = await openPanel(v, 'players');
  await players.getByRole('heading', { name: solo.head(solo.levels.easy) }).waitFor();
  expect(await players.locator('[data-card]').count(), 'two company cards and a share card').toBe(3);
  expect(await players.getByText(solo.sources.reconstruction, { exact: true }).count()).toBeGreaterThan(0);

  const deeds = await playTrains(v, MOST, taste18mag);
  if (isSoak) await decision(v).locator('[data-act=rematch]').waitFor();
  expect(deeds.tiles, 'tiles laid on the board').toBeGreaterThan(isSoak ? 10 : 0);
  expect(deeds.runs, 'runs as proposed').toBeGreaterThan(isSoak ? 10 : 0);
  const log = (await readLog(v)).join('\n');
  expect(log, 'the log tells why István does what he does').toMatch(/István (buys nothing|chooses|takes)/);
  const { record } = await saveRecord(v);
  expect(record.seats.map(({ kind }) => kind)).toEqual(['person', 'automaton']);
  const end = (await positionOf(record)) as State18Mag;
  if (isSoak) expect(end).toMatchObject({ flow: [], ended: 'lastRound' });
  expect(await hashOf(record)).toBe(await hashOf(record, record.entries.length));
});

test('his side is in the result', async () => {
  const v = await on.visitor({ device: 'desktop', lang: 'en' });
  await openFile(v, finished, 'toHere');
  await press(v, button(v, v.l.table.result.show));
  await v.page.getByRole('tabpanel').getByRole('rowheader', { name: 'István' }).waitFor();
});
