// Every dialog, of a table opened beside the board and of the pages: no button is narrower than its text, in either language.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { NewTable, Table } from '../../src/api/tables.ts';
import type { Game } from '../../src/engine/index.ts';
import { turnOf } from '../../src/match/turnStart.ts';
import { chicagoExpress } from '../../src/titles/chicago-express/rules/index.ts';
import { goldenTimeline } from '../support/goldenTimeline.ts';
import { playAnyMove } from './support/hand.ts';
import { beginHere } from './support/lobby.ts';
import { momentOf } from './support/moments.ts';
import { beGuest, openAt } from './support/opened.ts';
import { textBeyondButtons } from './support/overflow.ts';
import { openFile } from './support/records.ts';
import { send } from './support/send.ts';
import { stage } from './support/stage.ts';
import { atTable, caughtUp, decision, myTurn, openMenu } from './support/table.ts';
import { twoPeople } from './support/twoPeople.ts';
import { button, press, type Visitor } from './support/visitor.ts';

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

const game = chicagoExpress as unknown as Game;
const { line } = goldenTimeline(game, '2p-1');
/** Two moves of one turn, with another player's move after them. */
const turn = line.findIndex(
  ({ before, seat }, i) =>
    before?.before &&
    line[i + 1]?.seat === seat &&
    line[i + 2]?.seat === 3 - seat &&
    turnOf(line[i + 1]!.before!.state) === turnOf(before.state),
);

test.each(['en', 'it'] as const)('a whole turn is asked back (%s)', async (lang) => {
  const people = [await on.visitor({ lang }), await on.visitor({ lang })];
  await Promise.all(people.map((v, i) => beGuest(v, ['Ada', 'Bo'][i])));
  const asked: NewTable = { game: game.id, players: 2, visibility: 'link', startWhenFull: true, shuffle: false };
  const { id, invite } = await send<Table>(people[0]!, '/tables', asked);
  await on.house.beginWith(id, line[turn]!.before!.state);
  await send(people[1]!, `/tables/${id}/join`, { invite });
  const moves = line.slice(turn, turn + 3);
  for (const [base, { seat, action }] of moves.entries())
    await send(people[seat - 1]!, `/tables/${id}/moves`, { key: `the-move-number-${base}`, base, seat, action });
  const ada = people[line[turn]!.seat - 1]!;
  await ada.page.goto(`/t/${id}`);
  await atTable(ada);
  await caughtUp(ada, moves.length);
  await measures(ada, () => press(ada, ada.page.locator('[data-act=undoTurn]')));
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

const finished = fileURLToPath(new URL('../replays/golden/chicago-express/2p-1.json', import.meta.url));

test.each(['en', 'it'] as const)('on the pages (%s)', async (lang) => {
  const v = await on.visitor({ lang });
  const { page, l } = v;
  const opens = (name: string) => () => press(v, button(v, name).first());
  await page.goto('/');
  await measures(v, () => page.locator('input[type=file]').setInputFiles(finished));
  await openFile(v, finished, 'toWatch');
  await page.waitForURL('**/local/*');
  await page.goto('/');
  await measures(v, opens(l.home.local.delete));
  await page.goto('/new');
  await measures(v, opens(l.lobby.create.submit));

  const [host, guest] = [`Host ${lang}`, `Guest ${lang}`];
  await send(v, '/account', { name: host, password: 'correct horse' });
  await on.house.appoint(host);
  await page.goto('/account');
  await measures(v, opens(l.account.data.delete));
  await send(await on.visitor(), '/account', { name: guest, password: 'correct horse' });
  await send(v, '/tables', { game: 'chicago-express', players: 2 });
  await page.goto('/host');
  await page.getByLabel(l.host.people.find).fill(guest);
  await page.getByText(l.host.people.count(1)).waitFor();
  await measures(v, opens(l.host.suspend.act));
  await measures(v, opens(l.host.erase.act));
  await measures(v, opens(l.host.password.act));
  await measures(v, opens(l.host.handOver.act));
  await measures(v, opens(l.host.drop.act));
});
