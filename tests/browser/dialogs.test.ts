// Every dialog of a table, opened beside the board: no button is narrower than its text, in either language.
import { expect, test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { beginHere } from './support/lobby.ts';
import { momentOf } from './support/moments.ts';
import { beGuest, openAt } from './support/opened.ts';
import { textBeyondButtons } from './support/overflow.ts';
import { stage } from './support/stage.ts';
import { caughtUp, decision, myTurn, openMenu } from './support/table.ts';
import { twoPeople } from './support/twoPeople.ts';
import { press, type Visitor } from './support/visitor.ts';

const on = stage();

/** Opens a dialog, measures its buttons, and closes it. */
async function measures(v: Visitor, open: () => Promise<unknown>): Promise<void> {
  await open();
  const dialog = v.page.locator('dialog[open]');
  await dialog.locator('button:not(:disabled)').first().waitFor();
  // text set in another font has another width
  await v.page.evaluate(() => document.fonts.ready);
  expect(await textBeyondButtons(v, 'dialog[open], aside')).toEqual([]);
  await v.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

const fromMenu = (v: Visitor, act: string) => async () => press(v, (await openMenu(v)).locator(`[data-act=${act}]`));

test.each(['en', 'it'] as const)('with others at the table (%s)', async (lang) => {
  const { ada, bo } = await twoPeople(on, { lang });
  await myTurn(ada);
  await playAnyMove(ada);
  await caughtUp(bo, 1);
  await myTurn(bo);
  await playAnyMove(bo);
  await caughtUp(ada, 2);
  await measures(ada, () => openMenu(ada));
  await measures(ada, fromMenu(ada, 'leave'));
  await measures(ada, fromMenu(ada, 'replace'));
  await measures(ada, fromMenu(ada, 'abandon'));
  await measures(ada, () => press(ada, ada.page.locator('[data-act=undo]')));
});

test.each(['en', 'it'] as const)('in a stock round: orders, rules, keys, what can be found (%s)', async (lang) => {
  const v = await on.visitor({ lang });
  await beGuest(v);
  await openAt(v, await momentOf('1865', ['4p-full', 'buyShare', 0.4]));
  await myTurn(v);
  await measures(v, () => press(v, decision(v).locator('[data-act=order]')));
  await measures(v, fromMenu(v, 'keys'));
  await measures(v, () => v.page.keyboard.press('/'));
  await press(v, decision(v).locator('details > summary').last());
  await measures(v, () => press(v, decision(v).locator('[data-rule]').first()));
});

test.each(['en', 'it'] as const)('round one screen: a game is put away (%s)', async (lang) => {
  const v = await on.visitor({ lang });
  await beginHere(v, ['Ada', 'Bo']);
  await myTurn(v);
  await measures(v, fromMenu(v, 'remove'));
});
