// Games played on another engine: our rules replay every available record and agree with the platform's states at every
// action and with its score. Reading one without hints gives a record of ours like any other: npm test checks this for
// the shortest record of each game, `BINARIO_RECORDS=all` (npm run soak) for all. All are also read as players download
// them. Without records npm test says so in one line; none of them is part of this repository.
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { traceBeside } from '../../src/cli/files.ts';
import { agreement } from '../../src/records/import18xx/check.ts';
import type { ForeignRecord } from '../../src/records/import18xx/foreign.ts';
import type { Foreign } from '../../src/records/import18xx/import.ts';
import { traceFrom } from '../../src/records/import18xx/trace.ts';
import { openRecord } from '../../src/records/open.ts';
import { importText, openForeign } from '../../src/titles/foreign.ts';
import { importable } from '../../src/titles/registry.ts';
import { asDownload, asHotSeat, withoutHints } from '../support/download.ts';
import { recordFiles, recordText } from '../support/records.ts';

async function known(): Promise<{ file: string; theirs: Foreign }[]> {
  const found = [];
  for (const file of importable.flatMap(({ id }) => recordFiles(id))) {
    const theirs = await openForeign(recordText(file));
    if ('problem' in theirs) throw new Error(`${file}: ${theirs.problem}`);
    found.push({ file, theirs });
  }
  return found;
}

async function readFrom(json: object): Promise<ForeignRecord> {
  const read = await openForeign(JSON.stringify(json));
  if ('problem' in read) throw new Error(read.problem);
  return read.foreign;
}

/** Actions and score by seat: files differ in ids, numbers and times. */
function played({ actions, players, result }: ForeignRecord) {
  const seat = (id: string) => players.findIndex((player) => player.id === id) + 1;
  return {
    result: players.map(({ id }) => result?.[id]),
    actions: actions.map(({ id: _id, user: _user, created_at: _at, auto_actions: _own, ...action }) =>
      action.entity_type === 'player' ? { ...action, entity: seat(action.entity) } : action,
    ),
  };
}

const records = await known();

const shortestFirst = records.toSorted((a, b) => a.theirs.foreign.actions.length - b.theirs.foreign.actions.length);
const titles = new Set(records.map(({ theirs }) => theirs.foreign.title));
const retold =
  process.env.BINARIO_RECORDS === 'all'
    ? records
    : [...titles].map((title) => shortestFirst.find(({ theirs }) => theirs.foreign.title === title)!);

test('every record lies beside its trace', () => {
  expect(records.filter(({ file }) => traceBeside(file) === null)).toEqual([]);
});

describe.each(records)('$theirs.foreign.title $file', ({ file, theirs }) => {
  test(`agrees at every action: ${basename(file)}`, () => {
    const trace = traceFrom(JSON.parse(recordText(traceBeside(file)!)))!;
    const of = theirs.foreign.actions.length;
    expect(agreement(theirs, trace)).toEqual({ agreed: of, of, divergence: null, assumed: {} });
  });

  test(`reads the same in the shape of a download: ${basename(file)}`, async () => {
    const json = JSON.parse(recordText(file));
    const { actions, result, seed } = await readFrom(withoutHints(json));
    for (const shape of [asDownload(json), asHotSeat(json)]) {
      const read = await readFrom(shape);
      expect(read.seed).toBe(seed);
      expect(played(read)).toEqual(played({ ...read, actions, result, players: theirs.foreign.players }));
    }
  });
});

describe.each(retold)('$theirs.foreign.title $file', ({ file, theirs }) => {
  test(`without a hint it becomes a record of ours with the same result: ${basename(file)}`, async () => {
    const told = await importText(JSON.stringify(withoutHints(JSON.parse(recordText(file)))));
    if ('problem' in told) throw new Error(told.problem);
    expect({ stop: told.stop, score: told.score }).toEqual({ stop: null, score: null });
    const again = openRecord(theirs.importer.game, told.record);
    if ('problem' in again) throw new Error(again.problem);
    const { result: written, players } = theirs.foreign;
    expect(told.record.result).toEqual(Object.fromEntries(players.map(({ id }, i) => [i + 1, written![id]])));
    expect(again.refused).toBeNull();
    expect(theirs.importer.game.worth(again.state)).toEqual(told.record.result);
  });
});
