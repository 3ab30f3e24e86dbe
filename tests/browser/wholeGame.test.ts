// Chicago Express against bots, from the empty table to the result; in the soak two people in two browsers.
import { expect, test } from 'vitest';
import { result } from '../../src/engine/core/play.ts';
import { loadGame } from '../../src/titles/registry.ts';
import type { Lang } from '../../src/words/phrases.ts';
import { playToTheEnd } from './support/hand.ts';
import { begin, setUpTable, sitDown } from './support/lobby.ts';
import { positionOf, recordIn } from './support/records.ts';
import { sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { atTable, decision, openPanel, prefer } from './support/table.ts';
import type { Device, Visitor } from './support/visitor.ts';

const on = stage();

type Screen = readonly [Device, Lang];

/** The people, the host first; bots take the other seats. */
const people = sampled<readonly Screen[]>(
  [[['phone', 'it']]],
  [
    [
      ['desktop', 'it'],
      ['phone', 'en'],
    ],
    [
      ['desktop', 'en'],
      ['phone', 'it'],
    ],
  ],
);
const names = ['Ada', 'Bo'];
const PLAYERS = 3;

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

/** The same, from the server's record, replayed. */
async function resultKept({ page }: Visitor): Promise<string[][]> {
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const record = recordIn(await (await page.request.get(`/api/tables/${table}/record`)).text());
  const { worth } = result((await loadGame(record.game))!, await positionOf(record));
  return record.seats
    .map(({ name }, i) => ({ name: `${i + 1} ${name}`, worth: worth[i + 1]! }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ name, worth }) => [name, `$${worth}`]);
}

test.each(people.map((screens) => [screens.join(' and '), screens] as const))(
  '%s: a whole game against bots, and the same result for everybody',
  { timeout: 300_000 },
  async (_, screens) => {
    const visitors: Visitor[] = [];
    for (const [device, lang] of screens) visitors.push(await on.visitor({ device, lang }));
    const [host, ...friends] = visitors as [Visitor, ...Visitor[]];
    const address = await setUpTable(host, names[0]!, {
      players: PLAYERS,
      bots: Array.from({ length: PLAYERS - visitors.length }, () => 'expert' as const),
      startWhenFull: false,
      shuffle: true,
    });
    for (const [i, friend] of friends.entries()) await sitDown(friend, address, names[i + 1]!);
    await begin(host);
    await Promise.all(visitors.map(atTable));
    await Promise.all(visitors.map((v) => prefer(v, 'confirm', false)));

    const touches = await Promise.all(visitors.map(playToTheEnd));
    expect(Math.min(...touches), 'moves made on the board').toBeGreaterThan(0);

    const kept = await resultKept(host);
    const sat = names.slice(0, visitors.length);
    expect(kept.map(([name]) => name!.slice(2))).toEqual(expect.arrayContaining(sat));
    for (const v of visitors) {
      await decision(v).getByText(v.l.table.seed.kept).waitFor();
      expect(await resultSeen(v)).toEqual(kept);
    }
  },
);
