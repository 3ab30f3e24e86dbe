// Undo: one's own last move at once, afterwards by consent of those who have acted since; undone moves stay visible.
import { expect, test } from 'vitest';
import { playAnyMove } from './support/hand.ts';
import { stage } from './support/stage.ts';
import { banner, caughtUp, myTurn, readLog, seqSeen, undoButton } from './support/table.ts';
import { twoPeople } from './support/twoPeople.ts';
import { button, press, type Visitor } from './support/visitor.ts';

const on = stage();

/** Asks to take the last move back after others have answered it. */
async function askBack(v: Visitor): Promise<void> {
  await press(v, undoButton(v));
  const dialog = v.page.getByRole('dialog', { name: v.l.table.ask.undoTitle });
  await dialog.getByText(v.l.table.ask.undo('Bo', 2)).waitFor();
  await press(v, dialog.getByRole('button', { name: v.l.table.ask.undoGo }));
  await banner(v, 'proposal').getByText(v.l.table.proposals.waitsFor('Bo')).waitFor();
}

const notice = ({ page }: Visitor, text: string) => page.locator('[data-notices]').getByText(text);

/** The struck-out entries. */
const struck = (v: Visitor, log: readonly string[]): readonly string[] =>
  log.filter((line) => line.includes(`${v.l.table.log.struck}:`));

test('Ada takes back at once, then asks: Bo declines, Bo agrees', async () => {
  const { ada, bo } = await twoPeople(on, { lang: 'en' }, { lang: 'it', device: 'phone' });
  await myTurn(ada);
  await playAnyMove(ada);
  await caughtUp(bo, 1);
  await press(ada, undoButton(ada)); // nobody has acted since
  await notice(bo, bo.l.table.log.undid('Ada', 1)).waitFor();
  expect(await notice(ada, ada.l.table.log.undid('Ada', 1)).count()).toBe(0);
  for (const v of [ada, bo]) {
    await caughtUp(v, 2);
    expect(await readLog(v)).toContain(v.l.table.log.undid('Ada', 1));
  }
  await press(ada, button(ada, ada.l.table.menu.redo)); // and puts it back
  await myTurn(bo);
  await press(ada, undoButton(ada));
  await myTurn(ada);

  await playAnyMove(ada);
  await myTurn(bo);
  await playAnyMove(bo);
  await caughtUp(ada, 6);
  await askBack(ada);
  await banner(bo, 'proposal').getByText(bo.l.table.proposals.undo('Ada', 2)).waitFor();
  await press(bo, button(bo, bo.l.table.proposals.decline));
  for (const v of [ada, bo]) await banner(v, 'proposal').waitFor({ state: 'detached' });
  expect(await seqSeen(bo)).toBe(6);
  // the proposer is told who said no
  const no = banner(ada, 'refusedProposal');
  await no.getByText(ada.l.table.proposals.refused.undo('Bo')).waitFor();
  expect(await banner(bo, 'refusedProposal').count()).toBe(0);
  await press(ada, no.locator('[data-act=closeRefusal]'));
  await no.waitFor({ state: 'detached' });

  await askBack(ada);
  await press(bo, button(bo, bo.l.table.proposals.agree));
  for (const v of [ada, bo]) {
    await caughtUp(v, 7);
    await banner(v, 'proposal').waitFor({ state: 'detached' });
    const log = await readLog(v);
    expect(log.at(-1)).toBe(v.l.table.log.undid('Ada', 2));
    expect(struck(v, log)).toHaveLength(3);
  }
  await myTurn(ada);
  await playAnyMove(ada);
  await caughtUp(bo, 8);
});

test('whoever asked may withdraw', async () => {
  const { ada, bo } = await twoPeople(on);
  await myTurn(ada);
  await playAnyMove(ada);
  await myTurn(bo);
  await playAnyMove(bo);
  await caughtUp(ada, 2);
  await askBack(ada);
  await banner(bo, 'proposal').waitFor();
  await press(ada, button(ada, ada.l.table.proposals.withdraw));
  for (const v of [ada, bo]) await banner(v, 'proposal').waitFor({ state: 'detached' });
  expect(await seqSeen(bo)).toBe(2);
});
