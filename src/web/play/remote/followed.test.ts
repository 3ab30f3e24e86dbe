import { describe, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/toy.ts';
import type { Table } from '../../../api/tables.ts';
import { type Game, hashState } from '../../../engine/index.ts';
import { caughtUp } from '../../../match/catchUp.ts';
import { openOwn } from '../../../match/openOwn.ts';
import { type OwnGame, withJump, withMove } from '../../../match/ownGame.ts';
import { headOf, lastSeq } from '../../../match/timeline.ts';
import { abreast, followed, withEntries } from './followed.ts';

const game = toy as unknown as Game;
const pass = { type: 'pass' };
const seats = [
  { name: 'Ada', kind: 'person' as const },
  { name: 'Bo', kind: 'person' as const },
];
const about = { format: 'binario', version: 1, game: 'toy', rulesVersion: 2, options: {}, rulings: {} } as const;

/** A game on the server, with an undo in it. */
function served(): OwnGame {
  const own = openOwn(game, { ...about, seats, draws: [], seed: 'stall', entries: [] });
  if ('problem' in own) throw new Error(own.problem);
  const moved = [1, 2, 1].reduce((at, seat) => {
    const next = withMove(at, seat, pass);
    if ('problem' in next) throw new Error(next.problem);
    return next;
  }, own);
  const back = withJump(moved, 1, 1)!;
  const on = withMove(back, 2, pass);
  if ('problem' in on) throw new Error(on.problem);
  return on;
}

const own = served();
const sent = own.timeline.entries.map((entry) => ({ ...entry, at: 1000 + entry.seq })) as never[] as { seq: number }[];
const beginning = { draws: own.timeline.line[0]!.state.chance.drawn };
const table = { players: 2, options: {}, rulings: {}, rulesVersion: 2, status: 'playing', seq: 0, waiting: [] };
const asTable = (changes: object = {}) => ({ ...table, ...changes }) as unknown as Table;

const open = async (entries: readonly object[]) => {
  const found = await followed(game, asTable(), { beginning, entries: entries as never });
  if ('problem' in found) throw new Error(found.problem.problem);
  return found.timeline;
};

describe('a page that follows a table', () => {
  test('arrives where the server is, by whatever way the entries came', async () => {
    const goal = hashState(headOf(own.timeline).state);
    expect(hashState(headOf(await open(sent)).state)).toBe(goal);
    let timeline = await open(sent.slice(0, 1));
    // doubled, out of order, with a gap, and at last the rest
    for (const batch of [[sent[2]!], [sent[1]!, sent[0]!, sent[1]!], sent.slice(3), sent]) {
      const { fresh } = caughtUp(lastSeq(timeline), batch);
      const grown = withEntries(timeline, fresh as never);
      if ('problem' in grown) throw new Error(grown.problem.problem);
      timeline = grown;
    }
    expect(hashState(headOf(timeline).state)).toBe(goal);
    expect(timeline.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4, 5]);
  });

  test('whose move it is comes from the position, not from an older message', async () => {
    const timeline = await open(sent);
    expect(abreast(asTable({ seq: 3, waiting: [2] }), timeline)).toMatchObject({ seq: 5, waiting: [1] });
    expect(abreast(asTable({ seq: 9, waiting: [2] }), timeline)).toMatchObject({ seq: 9, waiting: [2] });
    expect(abreast(asTable({ status: 'abandoned' }), timeline)).toMatchObject({ status: 'abandoned' });
  });

  test('an entry the rules refuse is told with its number', async () => {
    const wrong = withEntries(await open(sent.slice(0, 1)), [{ seq: 2, seat: 1, action: pass, at: 0 }]);
    expect(wrong).toMatchObject({ problem: { problem: 'refused', seq: 2, refusal: { code: 'flow.notYours' } } });
  });
});
