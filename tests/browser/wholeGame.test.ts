// Two people in two browsers, at a table with a bot, play Chicago Express from the empty table to the result.
import { describe, expect, test } from 'vitest';
import { result } from '../../src/engine/core/play.ts';
import { loadGame } from '../../src/games/registry.ts';
import type { Lang } from '../../src/i18n/phrases.ts';
import { playToTheEnd } from './support/hand.ts';
import { begin, setUpTable, sitDown } from './support/lobby.ts';
import { positionOf, recordIn } from './support/records.ts';
import { sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { atTable, decision, openPanel, prefer } from './support/table.ts';
import type { Device, Visitor } from './support/visitor.ts';

const on = stage();

type Pair = readonly [Device, Lang];
const pairs = sampled<readonly [Pair, Pair]>(
  [
    [
      ['desktop', 'it'],
      ['phone', 'en'],
    ],
  ],
  [
    [
      ['desktop', 'en'],
      ['phone', 'it'],
    ],
  ],
);

/** Seats and totals on the result page, best first. */
async function resultSeen(v: Visitor): Promise<string[][]> {
  const table = (await openPanel(v, 'result')).getByRole('table').first();
  await table.waitFor();
  const { player, total } = v.l.panels.result;
  return table.evaluate(
    ({ tHead, tBodies }: HTMLTableElement, wanted) => {
      const texts = (row: HTMLTableRowElement) =>
        [...row.cells].map((cell) => cell.innerText.trim().replace(/\s+/g, ' '));
      const heads = [...tHead!.rows[0]!.cells].map((cell) => cell.textContent);
      return [...tBodies[0]!.rows].map((row) => wanted.map((head) => texts(row)[heads.indexOf(head)]!));
    },
    [player, total],
  );
}

/** The same, from the record that the server gives out, replayed. */
async function resultKept({ page }: Visitor): Promise<string[][]> {
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const record = recordIn(await (await page.request.get(`/api/tables/${table}/record`)).text());
  const { worth } = result((await loadGame(record.game))!, await positionOf(record));
  return record.seats
    .map(({ name }, i) => ({ name: `${i + 1} ${name}`, worth: worth[i + 1]! }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ name, worth }) => [name, `$${worth}`]);
}

describe.each(pairs)('%s and %s', ([hostDevice, hostLang], [friendDevice, friendLang]) => {
  test('play a whole game against a bot, and see the same result', { timeout: 300_000 }, async () => {
    const ada = await on.visitor({ device: hostDevice, lang: hostLang });
    const bo = await on.visitor({ device: friendDevice, lang: friendLang });
    const address = await setUpTable(ada, 'Ada', {
      players: 3,
      bots: ['greedy'],
      startWhenFull: false,
      shuffle: true,
    });
    await sitDown(bo, address, 'Bo');
    await begin(ada);
    await Promise.all([atTable(ada), atTable(bo)]);
    await Promise.all([prefer(ada, 'confirm', false), prefer(bo, 'confirm', false)]);

    const touches = await Promise.all([playToTheEnd(ada), playToTheEnd(bo)]);
    expect(Math.min(...touches), 'moves made on the board').toBeGreaterThan(0);

    const kept = await resultKept(ada);
    expect(kept.map(([name]) => name!.slice(2))).toEqual(expect.arrayContaining(['Ada', 'Bo']));
    for (const v of [ada, bo]) {
      await decision(v).getByText(v.l.table.seed.kept).waitFor();
      expect(await resultSeen(v)).toEqual(kept);
    }
  });
});
