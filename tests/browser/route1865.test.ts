// A token of 1865 with two direct routes to the city: they are compared, and one is picked by touching its line on the map.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { recordOf } from '../../src/records/write.ts';
import { game1865 } from '../../src/titles/1865/rules/index.ts';
import type { State1865 } from '../../src/titles/1865/rules/state.ts';
import { table1865 } from '../support/table1865.ts';
import { openFile, positionOf, saveRecord } from './support/records.ts';
import { sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { decision } from './support/table.ts';
import { type Device, press, type Visitor } from './support/visitor.ts';

const on = stage();
const folder = mkdtempSync(join(tmpdir(), 'binario-route-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = ['Ada', 'Ben'];

/** FMS may place a token: from Cagliari to Isili straight on, or over Sanluri. */
function beforeToken(): string {
  const { state } = table1865(names)
    .phase('3')
    .company('FMS', { owners: { Ada: [40, 20], Ben: [20] }, treasury: 500, traffic: 3, trains: ['PH2'] })
    .tile('E37', '4', 0)
    .tile('E35', '24', 0)
    .tile('E33', '14', 0)
    .tile('D34', '3', 4)
    .operating({ company: 'FMS', at: 'token' });
  const file = join(folder, 'before-token.json');
  const seats = names.map((name) => ({ name, kind: 'person' as const }));
  writeFileSync(file, JSON.stringify(recordOf(game1865 as never, state, { seats, entries: [], start: state })));
  return file;
}

const rows = (v: Visitor): Promise<string[]> =>
  decision(v)
    .locator('[data-ways] [data-way]')
    .evaluateAll((all) => all.map((row) => [...row.children].map((part) => part.lastChild?.textContent).join(' ')));

/** The middle of a piece's line, anywhere on the screen. */
async function touchLine({ page, device }: Visitor, piece: string): Promise<void> {
  const { x, y } = await page.locator(`path[data-piece="${piece}"]`).evaluate((line: SVGPathElement) => {
    const { x, y } = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM()!);
    return { x, y };
  });
  await (device === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

test.each(sampled<[Device, 'en' | 'it']>([['desktop', 'en']], [['phone', 'it']]))(
  'of two direct routes one is picked by touching it on the map (%s, %s)',
  async (device, lang) => {
    const v = await on.visitor({ device, lang });
    await openFile(v, beforeToken(), 'toHere');
    const rail = decision(v);
    await press(v, rail.locator('[data-choice=placeToken]'));
    await rail.locator('[data-ways]').waitFor();

    // the cheaper one first; each has its line
    expect(await rows(v)).toEqual([
      ' Cagliari – Decimomannu – Isili L.30 4 1',
      ' Cagliari – Decimomannu – Sanluri – Isili L.70 5 2',
    ]);
    expect(await v.page.locator('[data-run] path').count()).toBeGreaterThan(0);
    if (device === 'desktop') {
      await rail.locator('[data-way]').first().hover();
      await v.page.locator('[data-run=lit]').waitFor();
    }

    // shared pieces decide nothing; the town on only one of them does
    await touchLine(v, 'E37:0');
    expect(await rows(v)).toHaveLength(2);
    await touchLine(v, 'D34:0');
    await press(v, rail.locator('[data-act=carryOut]'));
    await rail.locator('[data-choice=dividend], [data-choice=payout], [data-choice=pass]').first().waitFor();

    const { record } = await saveRecord(v);
    expect(record.entries).toHaveLength(1);
    const end = (await positionOf(record)) as unknown as State1865;
    expect(end.board.tokens['E33.0']).toContain('FMS');
    expect([end.cash['treasury:FMS'], end.companies.FMS.traffic]).toEqual([430, 8]);
  },
);
