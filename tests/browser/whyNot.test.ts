// "Why not?" on a card and on the board: the refusal with its rule; and the language changes everything at once.
import { expect, test } from 'vitest';
import { upTo } from '../support/bounded.ts';
import { playAnyMove } from './support/hand.ts';
import { beginHere } from './support/lobby.ts';
import { sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { decision, myTurn, openMenu, openPanel } from './support/table.ts';
import { button, type Device, press, type Visitor } from './support/visitor.ts';

const on = stage();

/** Plays until somebody may build. */
async function playToBuilding(v: Visitor): Promise<void> {
  for (const _ of upTo(100, 'moves before somebody may build')) {
    await myTurn(v);
    if (await decision(v).locator('[data-kind=build]').first().isVisible()) return;
    await playAnyMove(v);
  }
}

test.each(sampled<Device>(['phone'], ['desktop']))('on a card and on a hex (%s)', async (device) => {
  const v = await on.visitor({ device });
  await beginHere(v, ['Ada', 'Bo']);
  await playToBuilding(v);
  const folded = decision(v).locator('details summary', { hasText: /not possible now/ });
  if (await folded.isVisible()) await press(v, folded);
  const wabash = decision(v).locator('[data-refused~=WAB]').last();
  await wabash.getByText('Wabash has not opened yet').waitFor();
  const rule = wabash.locator('[data-rule]');
  expect(await rule.innerText()).toMatch(/^R\d{3}$/);
  await press(v, rule);
  const opened = v.page.getByRole('dialog');
  await opened.getByText(/Wabash/).waitFor();
  await v.page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });

  await press(v, decision(v).locator('[data-kind=build]').first());
  // Detroit is far away: a phone zooms in on the hexes that can be built on
  if (device === 'phone') await press(v, button(v, v.l.panels.board.fit));
  await press(v, v.page.locator('[data-hex=E0]'));
  const place = decision(v).locator('[data-place=E0]');
  await place.getByText(v.l.table.place.nothing('Detroit (E0)')).waitFor();
  expect(await place.locator('[data-rule]').first().innerText()).toMatch(/^R\d{3}$/);
});

test('another language changes choices and log at once', async () => {
  const v = await on.visitor();
  await beginHere(v, ['Ada', 'Bo']);
  await myTurn(v);
  await playAnyMove(v);
  const log = await openPanel(v, 'log');
  await log.getByText('Ada bids $7 for PRR').waitFor();
  await press(v, (await openMenu(v)).getByRole('button', { name: 'Italiano' }));
  await v.page.keyboard.press('Escape');
  const panel = v.page.getByRole('tabpanel');
  await panel.getByText('Ada offre $7 per PRR').waitFor();
  expect(await panel.getByText('Ada bids').count()).toBe(0);
  expect(await decision(v).locator('[data-choice=pass]').innerText()).toContain('Passa');
  expect(await v.page.locator('html').getAttribute('lang')).toBe('it');
});
