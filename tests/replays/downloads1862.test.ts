// Hints in records of 1862 agree with what is found without them.
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { following, setup } from '../../src/engine/index.ts';
import type { ForeignRecord } from '../../src/records/import18xx/foreign.ts';
import { cityOf, tileOf } from '../../src/records/import18xx/ids.ts';
import { foreignFrom } from '../../src/records/import18xx/read.ts';
import { begin } from '../../src/titles/1862/import18xx/begin.ts';
import { game1862 } from '../../src/titles/1862/rules/index.ts';
import { map } from '../../src/titles/1862/rules/map.ts';
import type { State1862 } from '../../src/titles/1862/rules/state.ts';
import { withoutHints } from '../support/download.ts';
import { recordText } from '../support/records.ts';
import { files1862 } from '../support/runs1862.ts';

const jsonOf = (file: string): Record<string, unknown> => JSON.parse(recordText(file));

function recordOf(json: Record<string, unknown>): ForeignRecord {
  const record = foreignFrom(json);
  if ('problem' in record) throw new Error(record.problem);
  return record;
}

test('a hint is a field that begins with a line, or one that a download lacks', () => {
  const action = { type: 'lay_tile', tile: '8-3' };
  const record = { title: '1862', players: [], actions: [{ ...action, _tile: '8' }], setup: { removed: ['EUR'] } };
  expect(withoutHints(record)).toEqual({ title: '1862', players: [], actions: [action] });
});

const files = files1862.map((file) => ({ file, name: basename(file) }));

/** Companies left out, the order of the others, and their permits: the other draws have no effect. */
function begun(record: ForeignRecord): unknown {
  const beginning = begin(record);
  if ('problem' in beginning) throw new Error(beginning.problem);
  const table = setup(game1862, { players: record.players.length }, following(beginning.draws));
  if (!table.ok) throw new Error(table.problem.problem);
  return (table.state as State1862).companies;
}

test.each(files)('order of offer and permits by the seed: $name', ({ file }) => {
  const json = jsonOf(file);
  const bare = recordOf(withoutHints(json));
  expect(bare.setup).toEqual({});
  expect(begun(bare)).toEqual(begun(recordOf(json)));
  expect(begun({ ...bare, seed: bare.seed + 1 })).not.toEqual(begun(bare));
});

/** True for London, whose places are interchangeable and not compared. */
const isLondon = (city: string): boolean => /^[BD]15\./.test(city);

test.each(files)('tiles, and the cities of tokens: $name', ({ file }) => {
  const json = jsonOf(file);
  const [told, bare] = [recordOf(json), recordOf(withoutHints(json))];
  for (const [at, action] of told.actions.entries()) {
    const plain = bare.actions[at]!;
    if (action.type === 'lay_tile') expect([at, tileOf(plain)]).toEqual([at, tileOf(action)]);
    if (action.city === undefined) continue;
    const [city, found] = [
      cityOf({ record: told, at, action, state: null, rests: true }, map.hexes),
      cityOf({ record: bare, at, action: plain, state: null, rests: true }, map.hexes),
    ];
    if (!isLondon(city)) expect([at, found]).toEqual([at, city]);
  }
});
