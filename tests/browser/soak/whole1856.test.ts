// A person against bots plays 1856 on one screen, from the auction to the end, through the generic face of the 18xx games.
import { expect, test } from 'vitest';
import { beginHere } from '../support/lobby.ts';
import { playTrains } from '../support/railHand.ts';
import { hashOf, positionOf, saveRecord } from '../support/records.ts';
import { stage } from '../support/stage.ts';
import { decision } from '../support/table.ts';
import { unsurprising } from '../support/unsurprising.ts';

const on = stage();

/** Far more moves than the game of this seed takes. */
const MOST = 900;
/** The same game every time. */
const SEED = 1;

test('a whole game of 1856: tiles laid and turned on the board, trains run as proposed', {
  timeout: 900_000,
}, async () => {
  const v = await on.visitor({ device: 'desktop', lang: 'en' });
  await unsurprising(v, SEED);
  await beginHere(v, ['Ada'], ['expert', 'expert'], '1856');
  const deeds = await playTrains(v, MOST);
  await decision(v).locator('[data-act=rematch]').waitFor();
  expect(deeds.tiles, 'tiles laid on the board').toBeGreaterThan(10);
  expect(deeds.tokens, 'tokens placed').toBeGreaterThan(0);
  expect(deeds.runs, 'runs as proposed').toBeGreaterThan(10);
  const { record } = await saveRecord(v);
  expect((await positionOf(record)).flow).toEqual([]);
  expect(await hashOf(record)).toBe(await hashOf(record, record.entries.length));
});
