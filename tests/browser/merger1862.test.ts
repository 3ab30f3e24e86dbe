// A merger of 1862 with four shareholders, the companies themselves the last of them: three people, each in a browser
// of their own. One proposes it, one agrees to it, two are asked about the odd share that halving leaves them.
import { expect, test } from 'vitest';
import { settle } from '../../src/engine/core/apply.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { game1862 } from '../../src/titles/1862/rules/index.ts';
import { lines1862 } from '../../src/titles/1862/words/panels.ts';
import { eve, tens } from '../support/merger1862.ts';
import { sayName, sitDown } from './support/lobby.ts';
import { stage } from './support/stage.ts';
import { caughtUp, decision, myTurn, openPanel } from './support/table.ts';
import { button, press, type Visitor } from './support/visitor.ts';

const on = stage();

/** Ada directs ENR, which has its turn; Ben directs WNR; both companies hold shares of their own. */
function beforeMerger(): Core {
  const { state } = eve({
    companies: {
      ENR: { price: 100, owners: { Ada: [30, ...tens(3)], Ben: [10], Cleo: [10] }, treasury: 200 },
      WNR: { price: 82, owners: { Ben: [30, ...tens(3)], Cleo: tens(2) }, treasury: 100 },
    },
    purses: { Ada: 300, Ben: 300, Cleo: 300 },
  });
  settle(game1862, state, undefined);
  return state;
}

async function threePeople(): Promise<[Visitor, Visitor, Visitor]> {
  const people = [
    await on.visitor(),
    await on.visitor({ lang: 'it', device: 'phone' }),
    await on.visitor({ dark: true }),
  ] as [Visitor, Visitor, Visitor];
  const [ada, ben, cleo] = people;
  await ada.page.goto('/new?game=1862&players=3');
  const { create } = ada.l.lobby;
  await press(ada, ada.page.getByRole('switch', { name: create.shuffle }));
  await press(ada, button(ada, create.submit));
  await sayName(ada, 'Ada');
  await ada.page.getByRole('heading', { name: ada.l.lobby.gather.title }).waitFor();
  const address = ada.page.url();
  await on.house.beginWith(new URL(address).pathname.split('/').at(-1)!, beforeMerger());
  await sitDown(ben, address, 'Ben');
  await sitDown(cleo, address, 'Cleo');
  await myTurn(ada);
  return people;
}

const pick = (v: Visitor, card: string): Promise<void> => press(v, decision(v).locator(`[data-choice="${card}"]`));

const carryOut = (v: Visitor): Promise<void> => press(v, decision(v).locator('[data-act=carryOut]'));

/** The rows of the preview about holders, as read. */
const figures = (v: Visitor): Promise<string[][]> =>
  decision(v)
    .locator('[data-outlook=merger] table')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent!)));

/** Ben and Cleo may redeem or sell their odd share: 64 for the half of 128. */
const shown = (companies: string) => [
  ['1Ada', '6 → 3 −3', '£0'],
  ['2Ben', '7 → 3 … 4 −4 … −3', '−£64 … +£64'],
  ['3Cleo', '3 → 1 … 2 −2 … −1', '−£64 … +£64'],
  [companies, expect.stringMatching(/^4 → /), expect.any(String)],
  ['pool', expect.any(String), ''],
];

test('a merger is proposed, agreed to and settled by three people, each seeing what their answer gives', async () => {
  const [ada, ben, cleo] = await threePeople();

  // there is one partner only: the survivor is still open
  await press(ada, decision(ada).locator('[data-kind=merge][data-choice$=" ENR"]'));
  await decision(ada).locator('[data-outlook=merger]').waitFor();
  expect(await figures(ada)).toEqual(shown(lines1862.en.exchange.companies));
  await carryOut(ada);

  await myTurn(ben);
  expect(await figures(ben)).toEqual(shown(lines1862.it.exchange.companies));
  await pick(ben, 'accept');
  await caughtUp(ada, 2);

  // Ben is asked again, about his odd share after halving; a reload does not lose the question
  await decision(ben).locator('[data-choice=redeem]').waitFor();
  await ben.page.reload();
  await pick(ben, 'redeem');

  await decision(cleo).locator('[data-choice=sell]').waitFor();
  await pick(cleo, 'sell');

  // Ben has four of ten now, directs the company, and operates with it
  await myTurn(ben);
  for (const v of [ada, ben, cleo]) await caughtUp(v, 4);
  const companies = await openPanel(ada, 'companies');
  await companies.getByText(ada.l.panels.companies.leads('Ben'), { exact: true }).waitFor();
  expect(await companies.locator('tbody[data-idle=false]').count()).toBe(1);
});
