// Playing ahead on a copy: nothing reaches the table until it is sent.
import { expect, test } from 'vitest';
import { orderLines } from '../../src/words/web/orders.ts';
import { playAnyMove } from './support/hand.ts';
import { beginHere } from './support/lobby.ts';
import { stage } from './support/stage.ts';
import { caughtUp, decision, myTurn, seqSeen } from './support/table.ts';
import { press } from './support/visitor.ts';

const on = stage();

test('what is tried out is dropped without a trace, or sent as one’s own move', async () => {
  const v = await on.visitor({ lang: 'it' });
  const l = orderLines.it.trial;
  await beginHere(v, ['Ada', 'Bo'], ['expert']);
  await myTurn(v);
  const banner = v.page.locator('[data-trial]');
  const begin = async () => {
    await press(v, decision(v).locator('[data-act=try]'));
    await banner.getByText(l.nothingIsSent).waitFor();
    await playAnyMove(v);
    await banner.getByText(l.tried(1)).waitFor();
  };
  await begin();
  expect(await seqSeen(v)).toBe(1);
  await press(v, banner.locator('[data-act=dropTrial]'));
  await caughtUp(v, 0);

  await begin();
  await press(v, banner.locator('[data-act=sendTrial]'));
  await banner.waitFor({ state: 'detached' });
  await v.page.getByText(l.sent(1)).waitFor();
  await caughtUp(v, 1);
});
