// A lone player plays 18Mag against István in the browser, from his cards to the result.
import { expect, test } from 'vitest';
import type { State18Mag } from '../../../src/titles/18mag/rules/state.ts';
import { lines18mag } from '../../../src/titles/18mag/words/panels.ts';
import { playTrains, taste18mag } from '../support/railHand.ts';
import { hashOf, positionOf, saveRecord } from '../support/records.ts';
import { stage } from '../support/stage.ts';
import { decision, openPanel, readLog } from '../support/table.ts';
import { unsurprising } from '../support/unsurprising.ts';
import { press } from '../support/visitor.ts';

const on = stage();

/** Far more moves than the game of this seed takes. */
const MOST = 300;
const SEED = 1;

test('a whole game against István: one press to begin, his cards in sight, his reasons in the log', {
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
  await decision(v).locator('[data-act=rematch]').waitFor();
  expect(deeds.tiles, 'tiles laid on the board').toBeGreaterThan(10);
  expect(deeds.runs, 'runs as proposed').toBeGreaterThan(10);
  const log = (await readLog(v)).join('\n');
  expect(log, 'the log tells why István does what he does').toMatch(/István (buys nothing|chooses|takes)/);
  const { record } = await saveRecord(v);
  expect(record.seats.map(({ kind }) => kind)).toEqual(['person', 'automaton']);
  const end = (await positionOf(record)) as State18Mag;
  expect(end).toMatchObject({ flow: [], ended: 'lastRound' });
  expect(await hashOf(record)).toBe(await hashOf(record, record.entries.length));
});
