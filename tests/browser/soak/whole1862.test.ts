// A person against a bot plays 1862 by the rules of shorter play on one screen, from the parliament to the LNER and
// the end.
import { expect, test } from 'vitest';
import { g1862 } from '../../../src/titles/1862/words/en.ts';
import { beginHere } from '../support/lobby.ts';
import { playTrains, taste1862 } from '../support/railHand.ts';
import { hashOf, positionOf, saveRecord } from '../support/records.ts';
import { stage } from '../support/stage.ts';
import { decision } from '../support/table.ts';
import { unsurprising } from '../support/unsurprising.ts';

const on = stage();

/** Far more moves than the game of this seed takes. */
const MOST = 900;
const SEED = 1;

test('a whole game of 1862 in shorter play: companies started, tiles laid on the board, trains run as proposed', {
  timeout: 900_000,
}, async () => {
  const v = await on.visitor({ device: 'desktop', lang: 'en' });
  await unsurprising(v, SEED);
  await beginHere(v, ['Ada'], ['apprentice'], '1862', { [g1862.names.shorter!]: 'yes' });
  const deeds = await playTrains(v, MOST, taste1862);
  await decision(v).locator('[data-act=rematch]').waitFor();
  expect(deeds.tiles, 'tiles laid on the board').toBeGreaterThan(10);
  expect(deeds.tokens, 'tokens placed').toBeGreaterThan(0);
  expect(deeds.runs, 'runs as proposed').toBeGreaterThan(10);
  const { record } = await saveRecord(v);
  expect(await positionOf(record)).toMatchObject({ flow: [], ended: 'lner' });
  expect(await hashOf(record)).toBe(await hashOf(record, record.entries.length));
});
