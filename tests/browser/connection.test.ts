// The server goes and comes back: the page says so, waits, catches up by itself, and no move is made twice.
import type { Route } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { stage } from './support/stage.ts';
import { banner, caughtUp, decision, myTurn, seqSeen } from './support/table.ts';
import { twoPeople } from './support/twoPeople.ts';
import { press, type Visitor } from './support/visitor.ts';

const on = stage();
afterEach(() => on.house.start());

/** Collects the keys under which moves are sent. */
async function watchKeys(v: Visitor, answer: (route: Route, time: number) => Promise<void>): Promise<string[]> {
  const keys: string[] = [];
  await v.page.route('**/api/tables/*/moves', async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key);
    await answer(route, keys.length);
  });
  return keys;
}

test('a restart: quiet words, and the game goes on', async () => {
  const { ada, bo } = await twoPeople(on);
  for (const v of [ada, bo]) v.complaints.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  await myTurn(ada);
  await on.house.stop();
  for (const v of [ada, bo]) await banner(v, 'away').waitFor();
  const keys = await watchKeys(ada, (route) => route.continue());
  await press(ada, decision(ada).locator('[data-act=number]'));
  await decision(ada).getByText(ada.l.table.decision.unanswered).waitFor();
  expect(await seqSeen(ada)).toBe(0);

  await on.house.start();
  for (const v of [ada, bo]) await banner(v, 'away').waitFor({ state: 'detached' });
  for (const v of [ada, bo]) await caughtUp(v, 1);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size, 'one key for all attempts').toBe(1);
  await myTurn(bo);
  await playAnyMove(bo);
  await caughtUp(ada, 2);
});

test('a move that was kept but not answered is sent again, and counts once', async () => {
  const { ada, bo } = await twoPeople(on);
  ada.complaints.expect(/ERR_CONNECTION_RESET/);
  const keys = await watchKeys(ada, async (route, time) => {
    if (time > 1) return route.continue();
    await route.fetch(); // the server has it,
    await route.abort('connectionreset'); // and nobody learns of it
  });
  await myTurn(ada);
  await playAnyMove(ada);
  await caughtUp(bo, 1);
  await expect.poll(() => keys.length, { timeout: 20_000 }).toBe(2);
  expect(keys[0]).toBe(keys[1]);
  await myTurn(bo);
  await playAnyMove(bo);
  for (const v of [ada, bo]) await caughtUp(v, 2);
});
