// Dragging through a game: the board follows the hand from frame to frame, the rest of the table when the hand rests.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Table } from '../../src/api/tables.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { beGuest } from './support/opened.ts';
import { send } from './support/send.ts';
import { stage } from './support/stage.ts';
import { openPanel } from './support/table.ts';
import type { Visitor } from './support/visitor.ts';

const on = stage();

const golden = new URL('../replays/golden/1856/3p-whole-cgr.json', import.meta.url);
const MOVES = 300;

/** At a table far into its game. */
async function opened(v: Visitor): Promise<void> {
  const { result: _, ...record } = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
  const seats = record.seats.map(({ name }) => ({ name, kind: 'person' }));
  const entries = record.entries.slice(0, MOVES);
  await beGuest(v);
  const { id } = await send<Table>(v, '/tables/import', { record: { ...record, seats, entries } });
  await v.page.goto(`/t/${id}`);
  await v.page.locator(`[data-seq="${MOVES}"]:not(li)`).waitFor();
  await v.page.locator('aside [role=tabpanel]').waitFor();
  await v.page.locator('input[type=range][aria-valuetext]:enabled').waitFor();
}

/** Runs in the page: moves the slider to these places within one frame, and returns what that frame shows. */
async function drag(places: readonly number[]) {
  const slider = document.querySelector<HTMLInputElement>('input[type=range][aria-valuetext]')!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const said: (string | null)[] = [];
  const watch = new MutationObserver(() => said.push(slider.ariaValueText));
  watch.observe(slider, { attributeFilter: ['aria-valuetext'] });
  for (const place of places) {
    set.call(slider, String(place));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await new Promise(requestAnimationFrame);
  await Promise.resolve();
  watch.disconnect();
  const board = [...document.querySelectorAll('[data-board] g[data-hex]')].map((hex) => hex.ariaLabel);
  const away = document.querySelector('[data-away] [data-board]') !== null;
  const shown = document.querySelector<HTMLElement>('[data-stage]')!.dataset.stage;
  return {
    said,
    value: slider.value,
    board: board.join('\n'),
    side: document.querySelector('aside')!.textContent,
    inert: document.querySelector('aside')!.inert,
    shown,
    away,
  };
}

const sideOf = ({ page }: Visitor) => page.evaluate(() => document.querySelector('aside')!.textContent);

/** The places of the slider, from the end, with each of the pictures on the stage. */
async function placesOf({ page }: Visitor) {
  const last = Number(await page.locator('input[type=range][aria-valuetext]').getAttribute('max'));
  const map: number[] = [];
  const market: number[] = [];
  for (let place = last - 1; place > 0 && (map.length < 3 || market.length < 1); place -= 2) {
    const { shown } = await page.evaluate(drag, [place]);
    (shown === 'map' ? map : market).push(place);
  }
  return { map, market };
}

test('the newest of several places is seen in the next frame; the panels follow when the hand rests', async () => {
  const v = await on.visitor();
  await opened(v);
  const before = await sideOf(v);
  const seen = await v.page.evaluate(drag, [40, 30, 3]);
  expect(seen.said).toHaveLength(1);
  expect(seen.value).toBe('3');
  expect(seen.side).toBe(before);
  expect(seen.inert).toBe(true);
  await v.page.waitForFunction((old) => document.querySelector('aside')!.textContent !== old, before);
  const rested = await v.page.evaluate(drag, [3]);
  expect(rested.board).toBe(seen.board);
  await v.page.keyboard.press('End');
  await v.page.locator('[data-past]').waitFor({ state: 'detached' });
  expect(await sideOf(v)).toBe(before);
  expect(await v.page.locator('aside').evaluate((side) => (side as HTMLElement).inert)).toBe(false);
});

test('the log goes to the line of the moment, in sight below its filters', async () => {
  const v = await on.visitor();
  await opened(v);
  const log = await openPanel(v, 'log');
  for (const place of [200, 60]) {
    await v.page.evaluate(drag, [place]);
    await v.page.locator('[data-past]').waitFor();
    const seen = () =>
      log.evaluate((panel) => {
        const line = panel.querySelector('[aria-current]')?.getBoundingClientRect();
        const filters = panel.querySelector('fieldset')!.getBoundingClientRect();
        return line !== undefined && line.top >= filters.bottom - 1 && line.bottom <= innerHeight + 1;
      });
    await expect.poll(seen).toBe(true);
  }
});

test('the board stays behind the market while somebody goes from round to round, and is gone in the present', async () => {
  const v = await on.visitor();
  await opened(v);
  const { map, market } = await placesOf(v);
  const seen = await v.page.evaluate(drag, [map[0]!]);
  const behind = await v.page.evaluate(drag, [market[0]!]);
  expect([seen.shown, seen.away, behind.shown, behind.away]).toEqual(['map', false, 'market', true]);
  await v.page.evaluate(() => Object.assign(document.querySelector('[data-board]')!, { kept: true }));
  const again = await v.page.evaluate(drag, [map[0]!]);
  expect([again.shown, again.away, again.board]).toEqual(['map', false, seen.board]);
  expect(await v.page.evaluate(() => 'kept' in document.querySelector('[data-board]')!)).toBe(true);
  await v.page.evaluate(drag, [market[0]!]);
  await v.page.keyboard.press('End');
  await v.page.locator('[data-past]').waitFor({ state: 'detached' });
  expect(await v.page.locator('[data-away]').count()).toBe(0);
});

test('the past of a long game comes without another size of the board, which would be laid out again', async () => {
  const v = await on.visitor();
  await v.page.addInitScript(() => {
    const heights = new Set<number>();
    Object.assign(window, { heights });
    const look = () => {
      const stage = document.querySelector('[data-stage]');
      if (stage) heights.add(stage.getBoundingClientRect().height);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await opened(v);
  const heights = await v.page.evaluate(() => [...(window as unknown as { heights: Set<number> }).heights]);
  expect(heights).toHaveLength(1);
});
