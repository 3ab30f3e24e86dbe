// The seats with a clock: every name is there to its last letter, and marks with names of their own tell who is a guest and
// which seat is one's own.
import { expect, test } from 'vitest';
import type { Table } from '../../src/api/tables.ts';
import { beGuest } from './support/opened.ts';
import { send } from './support/send.ts';
import { stage } from './support/stage.ts';
import { atTable, myTurn } from './support/table.ts';
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

/** Names of which something is out of sight: cut by their seat or by the row, which only a phone may move sideways. */
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
