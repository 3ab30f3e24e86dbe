// A finished game opened for watching: it begins with its first move on the log, and reveals its end only when that is
// reached or asked for.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openFile } from './support/records.ts';
import { stage } from './support/stage.ts';
import { atTable, closeDrawer, decision, openPanel } from './support/table.ts';
import { button, press, type Visitor, type Wish } from './support/visitor.ts';

const on = stage();

const finished = fileURLToPath(new URL('../replays/golden/chicago-express/3p-1.json', import.meta.url));
const wins = { en: /wins|share the win/, it: /Vince|Vincono/ };

async function watching(wish: Wish): Promise<Visitor> {
  const v = await on.visitor(wish);
  await openFile(v, finished, 'toWatch');
  await v.page.waitForURL('**/local/*');
  await atTable(v);
  await decision(v).getByText(v.l.table.decision.past).waitFor();
  return v;
}

const tellsEnd = ({ page, lang }: Visitor): Promise<number> => page.getByText(wins[lang]).count();

test('beside the board: the log is open, and after the last move comes the result', async () => {
  const v = await watching({ lang: 'it' });
  const log = v.page.locator('aside').getByRole('tabpanel', { name: v.l.table.panels.log });
  await log.locator('[data-turn]').first().waitFor();
  expect(await v.page.locator('[aria-selected=true]').innerText()).toBe(v.l.table.panels.log);
  // a line of the log leads to its moment, and still nothing is revealed
  await press(v, log.locator('[data-turn] [title]').last());
  await press(v, v.page.locator('[data-act=everyMove]'));
  expect(await tellsEnd(v)).toBe(0);
  await v.page.keyboard.press('End');
  const result = v.page.getByRole('region', { name: v.l.table.panels.result });
  await result.getByText(wins.it).first().waitFor();
  // from then on the log tells all of it
  await openPanel(v, 'log');
  await expect.poll(() => log.getByText(wins.it).count()).toBeGreaterThan(0);
});

test('the charts go as far as the moment that is shown', async () => {
  const v = await watching({});
  const charts = await openPanel(v, 'charts');
  await charts.getByText(v.l.panels.charts.tooShort).waitFor();
  const shown = 12;
  for (let moves = 0; moves < shown; moves++) await press(v, button(v, v.l.table.history.later));
  await press(v, button(v, v.l.panels.charts.asTable));
  const moves = async () => (await charts.locator('tbody th').allInnerTexts()).map(Number);
  await expect.poll(async () => (await moves()).length).toBeGreaterThan(1);
  expect(Math.max(...(await moves()))).toBeLessThanOrEqual(shown);
  await v.page.keyboard.press('End');
  // the whole game once its end was seen
  await expect.poll(async () => Math.max(...(await moves()))).toBeGreaterThan(shown);
});

test('whoever asks for the result is told at once', async () => {
  const v = await watching({});
  expect(await tellsEnd(v)).toBe(0);
  await press(v, v.page.getByRole('tab', { name: v.l.table.panels.result }));
  await v.page.getByText(wins.en).first().waitFor();
});

test('on a phone the board comes first', async () => {
  const v = await watching({ device: 'phone' });
  expect(await v.page.locator('dialog[open]').count()).toBe(0);
  await openPanel(v, 'log');
  expect(await tellsEnd(v)).toBe(0);
  await closeDrawer(v);
  await press(v, decision(v).locator('[data-act=now]'));
  await v.page.getByText(wins.en).first().waitFor();
});
