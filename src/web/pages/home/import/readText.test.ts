import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortest } from '../../../../titles/byLength.ts';
import { readText } from './readText.ts';

const folder = `tests/replays/golden/${shortest.id}/`;
const golden = readFileSync(folder + readdirSync(folder).find((file) => file.endsWith('.json')), 'utf8');

test('a record of ours is replayed to its end, and tells how far it is', async () => {
  const steps: number[] = [];
  const read = await readText(golden, (done) => steps.push(done));
  expect(read).toMatchObject({ own: { game: shortest.id }, refused: null });
  expect(steps.at(-1)).toBeGreaterThan(20);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('a move that the rules refuse is found', async () => {
  const record = JSON.parse(golden);
  record.entries = [record.entries[0], { ...record.entries[1], action: { type: 'pass', junk: true } }];
  expect(await readText(JSON.stringify(record), () => {})).toMatchObject({ refused: { index: 2 } });
});

test('a game that 18xx.games does not have is named', async () => {
  const foreign = { title: 'none', players: [{ id: 1, name: 'a' }], actions: [] };
  expect(await readText(JSON.stringify(foreign), () => {})).toMatchObject({ problem: 'foreignGame', title: 'none' });
});
