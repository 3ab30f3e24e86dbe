// A step that only a side action keeps open is passed for the player, once: whoever goes back to it decides.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Table } from '../../src/api/tables.ts';
import { beGuest } from './support/opened.ts';
import { recordIn } from './support/records.ts';
import { send } from './support/send.ts';
import { stage } from './support/stage.ts';
import { atTable, caughtUp, decision, myTurn, seqSeen, undoButton } from './support/table.ts';
import { press, type Visitor } from './support/visitor.ts';

const on = stage();

/** A moment with nothing to place, where handing over a maritime company now or later comes to the same. */
const IDLE = 21;

async function atIdleStep(v: Visitor): Promise<void> {
  await beGuest(v);
  const golden = recordIn(readFileSync('tests/replays/golden/1865/3p-full.json', 'utf8'));
  const record = {
    ...golden,
    entries: golden.entries.slice(0, IDLE),
    seats: golden.seats.map(({ name }) => ({ name, kind: 'person' as const })),
  };
  const { id } = await send<Table>(v, '/tables/import', { record });
  await v.page.goto(`/t/${id}`);
  await atTable(v);
}

test('1865: the token step is passed, told, and taken back', async () => {
  const v = await on.visitor({ lang: 'en' });
  await atIdleStep(v);
  await v.page.getByText(v.l.table.decision.passedIdly('Place a token')).waitFor();
  await caughtUp(v, IDLE + 1);
  await press(v, undoButton(v));
  await caughtUp(v, IDLE + 2);
  await myTurn(v);
  // it stays at the place of the undo
  await decision(v).locator('[data-choice=pass]').waitFor();
  expect(await decision(v).locator('[data-choice=handOver]').count()).toBe(1);
});

test('a page out of sight passes nothing; it does when it is in sight again', async () => {
  const v = await on.visitor({ lang: 'en' });
  await v.page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  });
  await atIdleStep(v);
  await myTurn(v);
  await decision(v).locator('[data-choice=pass]').waitFor();
  expect(await seqSeen(v)).toBe(IDLE);
  await v.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await v.page.getByText(v.l.table.decision.passedIdly('Place a token')).waitFor();
  await caughtUp(v, IDLE + 1);
});
