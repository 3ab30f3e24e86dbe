// Dividends that come while others move: a card tells them, and stays until it is touched.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { NewTable, Table } from '../../src/api/tables.ts';
import type { Game } from '../../src/engine/index.ts';
import { dividendsTo } from '../../src/match/dividends.ts';
import { chicagoExpress } from '../../src/titles/chicago-express/rules/index.ts';
import { goldenTimeline } from '../support/goldenTimeline.ts';
import { beGuest } from './support/opened.ts';
import { recordIn } from './support/records.ts';
import { send } from './support/send.ts';
import { stage } from './support/stage.ts';
import { atTable, caughtUp } from './support/table.ts';
import { press } from './support/visitor.ts';

const on = stage();

const game = chicagoExpress as unknown as Game;
const { line } = goldenTimeline(game, '2p-1');
/** A move that pays the other player too. */
const moment = line.find((one) => one.before && dividendsTo(game, [3 - one.seat], [one]).length > 1)!;

test('the card says what came from whom, through a reload, until it is touched', async () => {
  const [ada, bo] = [await on.visitor({ lang: 'it', device: 'phone' }), await on.visitor()];
  await Promise.all([beGuest(ada, 'Ada'), beGuest(bo, 'Bo')]);
  const asked: NewTable = { game: game.id, players: 2, visibility: 'link', startWhenFull: true, shuffle: false };
  const { id, invite } = await send<Table>(ada, '/tables', asked);
  await on.house.beginWith(id, moment.before!.state);
  await send(bo, `/tables/${id}/join`, { invite });
  const [mover, paid] = moment.seat === 1 ? [ada, bo] : [bo, ada];
  await paid.page.goto(`/t/${id}`);
  await atTable(paid);
  const card = paid.page.locator('[data-part=dividends]');
  expect(await card.count()).toBe(0);
  await send(mover, `/tables/${id}/moves`, {
    key: 'the-paying-move',
    base: 0,
    seat: moment.seat,
    action: moment.action,
  });
  await caughtUp(paid, 1);
  await card.waitFor();
  const incomes = dividendsTo(game, [3 - moment.seat], [moment]);
  expect(await card.locator('[data-company]').count()).toBe(incomes.length);
  await card.getByText(`+$${incomes[0]!.amount}`, { exact: true }).first().waitFor();
  await paid.page.reload();
  await card.waitFor();
  await press(paid, card);
  await card.waitFor({ state: 'detached' });
  await paid.page.reload();
  await caughtUp(paid, 1);
  expect(await card.count()).toBe(0);
});

test('whoever plays for several is told of each of them, and of no sum of all', async () => {
  const v = await on.visitor({ lang: 'it', device: 'phone' });
  await beGuest(v);
  const { result: _, ...record } = recordIn(readFileSync('tests/replays/golden/chicago-express/2p-1.json', 'utf8'));
  const seats = ['Ada', 'Massimiliana degli Alessandri'].map((name) => ({ name, kind: 'person' as const }));
  const begun = { ...record, seats, start: moment.before!.state, draws: [], entries: [] };
  const { id } = await send<Table>(v, '/tables/import', { record: begun });
  await v.page.goto(`/t/${id}`);
  await atTable(v);
  await send(v, `/tables/${id}/moves`, { key: 'the-paying-move', base: 0, seat: moment.seat, action: moment.action });
  const card = v.page.locator('[data-part=dividends]');
  await card.waitFor();
  const sumTo = (seat: number) => dividendsTo(game, [seat], [moment]).reduce((sum, { amount }) => sum + amount, 0);
  for (const seat of [1, 2])
    expect(await card.locator(`[data-seat="${seat}"]`).innerText()).toMatch(new RegExp(`\\+\\$${sumTo(seat)}\\b`));
  expect(await card.innerText()).not.toContain(`+$${sumTo(1) + sumTo(2)}`);
});
