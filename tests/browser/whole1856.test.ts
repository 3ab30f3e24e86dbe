// A person against bots plays 1856 on one screen from the auction on, through the generic face of the 18xx games.
import { expect, test } from 'vitest';
import { beginHere } from './support/lobby.ts';
import { playTrains } from './support/railHand.ts';
import { hashOf, positionOf, saveRecord } from './support/records.ts';
import { isSoak } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { decision } from './support/table.ts';
import { unsurprising } from './support/unsurprising.ts';

const on = stage();

/** Until trains run; to the end in the soak, with far more than the game of this seed takes. */
const MOST = isSoak ? 900 : 60;
/** Bots draw at random: with this seed they draw the same every time, and the game has everything in it and is not long. */
const SEED = 1;

test('a game of 1856: tiles laid and turned on the board, trains run as proposed', {
  timeout: 600_000,
}, async () => {
  const v = await on.visitor({ device: 'desktop', lang: 'en' });
  await unsurprising(v, SEED);
  await beginHere(v, ['Ada'], ['random', 'random'], '1856');
  const deeds = await playTrains(v, MOST);
  if (isSoak) await decision(v).locator('[data-act=rematch]').waitFor();
  expect(deeds.tiles, 'tiles laid on the board').toBeGreaterThan(0);
  expect(deeds.runs, 'runs as proposed').toBeGreaterThan(0);
  const { record } = await saveRecord(v);
  if (isSoak) expect((await positionOf(record)).flow).toEqual([]);
  expect(await hashOf(record)).toBe(await hashOf(record, record.entries.length));
});
