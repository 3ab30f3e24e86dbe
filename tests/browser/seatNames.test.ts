// The seats with a clock: every name shows to its last letter, and marks with accessible names tell guests and one's
// own seat. In the panels names are whole too.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Table } from '../../src/api/tables.ts';
import { beGuest } from './support/opened.ts';
import { openFile, recordIn } from './support/records.ts';
import { send } from './support/send.ts';
import { stage } from './support/stage.ts';
import { atTable, closeDrawer, myTurn, openPanel } from './support/table.ts';
import type { Device, Visitor } from './support/visitor.ts';

const on = stage();

const names = ['Ada', 'Bea', 'Massimiliana degli Alessandri'];

async function atClock(device: Device): Promise<Visitor> {
  const [ada, bea, long] = [await on.visitor({ lang: 'it', device }), await on.visitor(), await on.visitor()];
  const people = [ada, bea, long];
  await Promise.all(people.map((v, i) => beGuest(v, names[i])));
  const wish = { game: '1856', players: 3, visibility: 'open', startWhenFull: true, shuffle: false };
  const { id } = await send<Table>(ada, '/tables', { ...wish, pace: { kind: 'live', minutes: 90, increment: 30 } });
  for (const other of [bea, long]) await send(other, `/tables/${id}/join`, {});
  await ada.page.goto(`/t/${id}`);
  await atTable(ada);
  await myTurn(ada);
  return ada;
}

/** Names partly out of sight: cut by their seat or by the row, which only a phone may move sideways. */
const cut = ({ page }: Visitor, mayScroll: boolean): Promise<string[]> =>
  page.locator('[data-part=seats]').evaluate(
    (row, { names, mayScroll }) =>
      names.filter((name) => {
        const text = document.evaluate(`.//text()[.="${name}"]`, row).iterateNext()!;
        const range = document.createRange();
        range.selectNode(text);
        const { left, right } = range.getBoundingClientRect();
        const inside = (box: DOMRect) => left >= box.left - 1 && right <= box.right + 1;
        const seat = text.parentElement!;
        return !inside(seat.getBoundingClientRect()) || !(mayScroll || inside(row.getBoundingClientRect()));
      }),
    { names, mayScroll },
  );

test.each(['desktop', 'phone'] as const)('no name is cut away (%s)', async (device) => {
  const v = await atClock(device);
  const widths = device === 'phone' ? [390] : [1000, 1280, 1440, 1920];
  for (const width of widths) {
    await v.page.setViewportSize({ width, height: 844 });
    expect(await cut(v, device === 'phone'), `${width}`).toEqual([]);
  }
  const seats = v.page.locator('[data-part=seats] li');
  expect(await seats.nth(0).getByRole('img', { name: v.l.table.you, exact: true }).count()).toBe(1);
  for (const seat of [1, 2])
    expect(await seats.nth(seat).getByRole('img', { name: v.l.shell.guest, exact: true }).count()).toBe(1);
  expect(await v.page.locator('[data-part=seats]').innerText()).not.toContain('(');
});

/** Names cut off at least once by something round them, or not present at all. */
const cutIn = (part: Locator): Promise<string[]> =>
  part.evaluate(
    (root, names) =>
      names.filter((name) => {
        const found = document.evaluate(`.//text()[.="${name}"]`, root, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
        const texts = Array.from({ length: found.snapshotLength }, (_, i) => found.snapshotItem(i)!).filter(
          ({ parentElement }) => parentElement!.checkVisibility() && !parentElement!.closest('.hidden, svg'),
        );
        const isCut = (text: Node): boolean => {
          const range = document.createRange();
          range.selectNode(text);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          for (let up = text.parentElement!; up !== root; up = up.parentElement!) {
            const box = up.getBoundingClientRect();
            const isWithin =
              left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
            if (getComputedStyle(up).overflowX === 'hidden' && !isWithin) return true;
          }
          return left < -1 || right > innerWidth + 1;
        };
        return texts.length === 0 || texts.some(isCut);
      }),
    long,
  );

/** A name of several words, and one of the greatest length. */
const long = ['Ada', 'Massimiliana degli Alessandri', 'Wolfeschlegelsteinhausenberger'];

test.each(['desktop', 'phone'] as const)('in panels, holdings and result names are whole (%s)', async (device) => {
  const v = await on.visitor({ lang: 'it', device });
  const golden = recordIn(readFileSync('tests/replays/golden/1865/3p-full.json', 'utf8'));
  const file = join(tmpdir(), `binario-names-${device}.json`);
  writeFileSync(file, JSON.stringify({ ...golden, seats: long.map((name) => ({ name, kind: 'person' })) }));
  await openFile(v, file, 'toHere');
  await v.page.waitForURL('**/local/*');
  await atTable(v);
  for (const width of device === 'phone' ? [360, 390] : [1000, 1440]) {
    await v.page.setViewportSize({ width, height: 844 });
    for (const id of ['result', 'players'] as const) {
      const panel = await openPanel(v, id);
      await panel.getByText('Ada', { exact: true }).first().waitFor();
      expect(await cutIn(panel), `${id} ${width}`).toEqual([]);
      if (device === 'phone') await closeDrawer(v);
    }
    if (device === 'phone') continue;
    // the first round of shares, with the holdings below the market
    await v.page.locator('[class*=ticks] button').nth(1).dispatchEvent('click');
    expect(await cutIn(v.page.locator('[data-holdings]').first()), `holdings ${width}`).toEqual([]);
    await v.page.keyboard.press('End');
  }
});
