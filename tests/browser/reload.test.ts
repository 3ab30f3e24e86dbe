// A reload in the middle of an auction: the page is back at the game, and a half-made choice is gone without harm.
import { expect, test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { stage } from './support/stage.ts';
import { caughtUp, decision, myTurn, prefer, seqSeen } from './support/table.ts';
import { twoPeople } from './support/twoPeople.ts';
import { press } from './support/visitor.ts';

const on = stage();

test('Bo reloads with a pass not yet confirmed, Ada while Bo bids', async () => {
  const { ada, bo } = await twoPeople(on, { device: 'phone' }, { lang: 'it' });
  await myTurn(ada);
  await playAnyMove(ada);
  await myTurn(bo);
  await prefer(bo, 'confirm', true);
  await press(bo, decision(bo).locator('[data-choice=pass]'));
  const confirm = decision(bo).locator('[data-act=carryOut]');
  await confirm.waitFor();

  await bo.page.reload();
  await caughtUp(bo, 1);
  await myTurn(bo);
  expect(await confirm.isVisible()).toBe(false);
  await decision(bo)
    .getByText(/ora a \$7 di Ada/)
    .waitFor();
  expect(await seqSeen(ada)).toBe(1);

  await Promise.all([ada.page.reload(), press(bo, decision(bo).locator('[data-act=number]'))]);
  for (const v of [ada, bo]) await caughtUp(v, 2);
  await myTurn(ada);
  await decision(ada)
    .getByText(/now at \$8 from Bo/)
    .waitFor();
});
