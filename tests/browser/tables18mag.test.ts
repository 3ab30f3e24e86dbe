// The other tables of 18Mag: two on the small map, three with a draft and runs with wagons, one with István on the server.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { greedy } from '../../src/bots/greedy.ts';
import { applyInPlace } from '../../src/engine/core/apply.ts';
import { rngFrom, seeded } from '../../src/engine/core/chance.ts';
import { copy } from '../../src/engine/core/copy.ts';
import { waiting } from '../../src/engine/core/play.ts';
import { setup } from '../../src/engine/core/setup.ts';
import { recordOf } from '../../src/records/write.ts';
import { loadInsight } from '../../src/titles/insights.ts';
import { loadGame } from '../../src/titles/registry.ts';
import { upTo } from '../support/bounded.ts';
import { beginHere, sayName } from './support/lobby.ts';
import { playTrains, taste18mag } from './support/railHand.ts';
import { openFile } from './support/records.ts';
import { sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { decision, myTurn, openPanel, seqSeen } from './support/table.ts';
import { unsurprising } from './support/unsurprising.ts';
import { button, type Device, press, type Visitor } from './support/visitor.ts';

const on = stage();
const folder = mkdtempSync(join(tmpdir(), 'binario-18mag-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const wonAlone = fileURLToPath(new URL('../replays/golden/18mag/solo-hard-long.json', import.meta.url));

/** Counts the hexes of the map, which is folded away on a phone while much is on offer. */
async function hexes(v: Visitor): Promise<number> {
  const folded = v.page.locator('[data-act=fold][aria-expanded=false]');
  if (await folded.isVisible()) await press(v, folded);
  await v.page.locator('[data-hex]').first().waitFor();
  return v.page.locator('[data-hex]').count();
}

test.each(sampled<[Device, 'en' | 'it']>([['phone', 'it']], [['desktop', 'en']]))(
  'two draft and build on the small map (%s, %s)',
  async (device, lang) => {
    const v = await on.visitor({ device, lang });
    await unsurprising(v, 2);
    await beginHere(v, ['Ada', 'Bo'], [], '18mag');
    await myTurn(v);
    expect(await hexes(v)).toBe(41);
    const deeds = await playTrains(v, 14, taste18mag);
    expect(deeds.tiles, 'tiles laid on the board').toBeGreaterThan(0);
  },
);

const take = (v: Visitor, item: string): Promise<void> => press(v, decision(v).locator(`[data-choice="${item}"]`));

const three = sampled([], ['three']);
test.each(three)('%s draft on the large map, and all that is taken is seen', async () => {
  const v = await on.visitor();
  await unsurprising(v, 3);
  await beginHere(v, ['Ada', 'Bo', 'Cleo'], [], '18mag');
  await myTurn(v);
  expect(await hexes(v)).toBeGreaterThan(80);
  await take(v, '5');
  await decision(v).getByRole('heading', { name: 'Bo' }).waitFor();
  await take(v, 'G&C');
  await decision(v).getByRole('heading', { name: 'Cleo' }).waitFor();
  const companies = await openPanel(v, 'companies');
  await companies.getByRole('table').nth(1).getByText('EEV').waitFor();
});

interface Wagons {
  readonly type: string;
  readonly wagons?: readonly string[];
}

/** The bots' game up to the first run with a hired wagon. */
async function beforeWagons(): Promise<string> {
  const game = (await loadGame('18mag'))!;
  const insight = await loadInsight(game);
  const ready = setup(game, { players: 3 }, seeded('2'));
  if (!ready.ok) throw new Error('no such table');
  const thinking = { insight, rng: rngFrom('wagons'), playouts: 1 };
  const entries: { seq: number; seat: number; action: Wagons }[] = [];
  const state = copy(ready.state);
  for (const _ of upTo(2000, 'moves without a wagon')) {
    const [seat] = waiting(game, state);
    const action = greedy(game, state, seat!, thinking);
    if (((action as Wagons).wagons ?? []).length > 0) break;
    applyInPlace(game, state, seat!, action);
    entries.push({ seq: entries.length + 1, seat: seat!, action });
  }
  const seats = ['Ada', 'Bo', 'Cleo'].map((name) => ({ name, kind: 'person' as const }));
  const file = join(folder, 'before-wagons.json');
  writeFileSync(file, JSON.stringify(recordOf(game, ready.state, { seats, entries })));
  return file;
}

test('wagons that pay are proposed with the best runs, and left or taken at a touch', async () => {
  const v = await on.visitor();
  await openFile(v, await beforeWagons(), 'toHere');
  const rail = decision(v);
  await rail.locator('[data-proven]').waitFor();
  const taken = rail.locator('[data-wagon][aria-pressed=true]');
  const proposed = await taken.count();
  expect(proposed).toBeGreaterThan(0);
  await press(v, taken.first());
  await expect.poll(() => taken.count()).toBe(proposed - 1);
  await rail.locator('[data-proven]').waitFor();
  const before = await seqSeen(v);
  await press(v, rail.locator('[data-act=run]'));
  await expect.poll(() => seqSeen(v)).toBeGreaterThan(before);
});

test('one person sets up a table on the server: István sits there already, and the game begins', async () => {
  const v = await on.visitor({ lang: 'it' });
  await v.page.goto('/new?game=18mag&players=1');
  await v.page.getByText('István', { exact: true }).waitFor();
  await press(v, button(v, v.l.lobby.create.submit));
  await sayName(v, 'Ada');
  await myTurn(v);
  await playTrains(v, 4, taste18mag);
  await v.page.reload();
  await myTurn(v);
});

test('István’s side is in the result of a game against him', async () => {
  const v = await on.visitor({ device: 'desktop', lang: 'en' });
  await openFile(v, wonAlone, 'toHere');
  await press(v, button(v, v.l.table.result.show));
  await v.page.getByRole('tabpanel').getByRole('rowheader', { name: 'István' }).waitFor();
});
