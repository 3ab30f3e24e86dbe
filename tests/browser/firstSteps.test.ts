// A newcomer: the guide of a first game, and an example of the rules opened for play.
import { expect, test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { beginHere } from './support/lobby.ts';
import { stage } from './support/stage.ts';
import { caughtUp, myTurn } from './support/table.ts';
import { press } from './support/visitor.ts';

const on = stage();

test('a first game is guided: a card follows what is done, and once skipped it comes only when asked for', async () => {
  const v = await on.visitor({ guided: true, device: 'phone', lang: 'it' });
  const card = v.page.locator('[data-guide]');
  const act = (name: string) => v.page.locator(`[data-act=${name}]`);
  await beginHere(v, ['Ada', 'Bo']);
  await v.page.locator('[data-guide=goal]').waitFor();
  await press(v, act('nextCard'));
  await v.page.locator('[data-guide=opening]').waitFor();
  await playAnyMove(v); // nothing is blocked
  await v.page.locator('[data-guide=choices]').waitFor();
  await press(v, act('skipGuide'));
  await card.waitFor({ state: 'detached' });
  await v.page.reload();
  await caughtUp(v, 1);
  await myTurn(v);
  expect(await card.count()).toBe(0);
  await press(v, act('menu'));
  await press(v, act('guide'));
  await v.page.locator('[data-guide=goal]').waitFor();
});

test('an example under a rule opens as a game, its text beside it', async () => {
  const v = await on.visitor();
  const { page } = v;
  await page.goto('/games/chicago-express/rules#R075');
  await page.locator('#R075 summary').click();
  const [opened] = await Promise.all([v.context.waitForEvent('page'), page.locator('#R075 [data-open=X07]').click()]);
  await opened.waitForURL('**/local/example-chicago-express-X07');
  await opened.locator('[data-banner=example]').getByText('Wheeling').waitFor();
  await opened.locator('#decision button').first().waitFor();
  // it is not one's own game
  await opened.goto('/');
  await opened.getByText(v.l.home.local.empty, { exact: true }).waitFor();
});
