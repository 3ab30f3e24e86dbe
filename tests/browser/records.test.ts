// A game as a file, and from one place to another: saved, opened again, forked, put on the server. The position stays.
import { expect, test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { beginHere, sayName } from './support/lobby.ts';
import { hashOf, openFile, saveRecord } from './support/records.ts';
import { stage } from './support/stage.ts';
import { caughtUp, decision, myTurn, openMenu, seqSeen } from './support/table.ts';
import { twoPeople } from './support/twoPeople.ts';
import { button, press } from './support/visitor.ts';

const on = stage();

test('saved in the middle of a game, opened by somebody else, in the browser and on the server', async () => {
  const { ada, bo } = await twoPeople(on);
  for (const v of [ada, bo, ada, bo, ada]) {
    await myTurn(v);
    await playAnyMove(v);
  }
  const { file, record } = await saveRecord(ada);
  expect(record.entries).toHaveLength(5);
  expect(record.seed, 'a game in progress keeps its seed').toBeUndefined();

  const cleo = await on.visitor({ lang: 'it', device: 'phone' });
  await openFile(cleo, file, 'toHere');
  await cleo.page.waitForURL('**/local/*');
  await caughtUp(cleo, 5);
  expect(await hashOf((await saveRecord(cleo)).record)).toBe(await hashOf(record));
  await myTurn(cleo);
  await playAnyMove(cleo);

  await openFile(cleo, file, 'toServer');
  await sayName(cleo, 'Cleo');
  await cleo.page.waitForURL('**/t/*');
  await caughtUp(cleo, 5);
  expect(await hashOf((await saveRecord(cleo)).record)).toBe(await hashOf(record));
  await myTurn(cleo);
  await playAnyMove(cleo);
});

test('a file that is no record is turned down with a word', async () => {
  const v = await on.visitor();
  await v.page.goto('/');
  const buffer = Buffer.from('{"format":"something else"}');
  await v.page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await v.page.getByText(v.l.home.importing.notARecord).waitFor();
});

test('any moment of a game with others goes on as a game round one screen', async () => {
  const { ada, bo } = await twoPeople(on);
  for (const v of [ada, bo, ada]) {
    await myTurn(v);
    await playAnyMove(v);
  }
  const { record } = await saveRecord(ada);
  const back = button(ada, ada.l.table.history.earlier);
  await press(ada, back);
  await decision(ada).getByText(ada.l.table.decision.past).waitFor();
  await press(ada, (await openMenu(ada)).locator('[data-act=fork]'));
  await ada.page.waitForURL('**/local/*');
  await caughtUp(ada, 2);
  expect(await hashOf((await saveRecord(ada)).record)).toBe(await hashOf(record, 2));
  await playAnyMove(ada);
  expect(await seqSeen(bo), 'the game it came from').toBe(3);
});

test('a game of this browser is put on the server and goes on there', async () => {
  const v = await on.visitor({ lang: 'it' });
  await beginHere(v, ['Ada', 'Bo'], ['apprentice']);
  for (let moves = 0; moves < 2; moves++) {
    await myTurn(v);
    await playAnyMove(v);
  }
  await myTurn(v);
  const { record } = await saveRecord(v);
  await press(v, (await openMenu(v)).locator('[data-act=handOver]'));
  await sayName(v, 'Ada');
  await v.page.waitForURL('**/t/*');
  await myTurn(v);
  expect(await hashOf((await saveRecord(v)).record)).toBe(await hashOf(record));
  await playAnyMove(v);
});
