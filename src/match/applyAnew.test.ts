import { expect, test } from 'vitest';
import { slipped } from '../../tests/support/slips1862.ts';
import { choices, deciding, type Game, hashState, rngFrom, waiting, wander } from '../engine/index.ts';
import { openRecord } from '../records/open.ts';
import { game1862 } from '../titles/1862/rules/index.ts';
import { applyAnew } from './applyAnew.ts';
import { forkOf } from './forkOf.ts';
import { openOwn } from './openOwn.ts';
import { type OwnGame, type OwnProblem, ownRecord, withJump, withMove } from './ownGame.ts';
import { headOf } from './timeline.ts';
import { openTrial, tryMove } from './trial.ts';

const game = game1862 as unknown as Game;
const record = slipped();
const all = record.entries.length;
function sure<T extends object>(made: T | OwnProblem | null): T {
  if (made === null || 'problem' in made) throw new Error(JSON.stringify(made));
  return made as T;
}
const opened = sure<OwnGame>(openOwn(game, record));
const stateOf = ({ timeline }: OwnGame) => headOf(timeline).state;
const slips = ['turnStation', 'runAsRecorded'].map((type, i) => {
  const { seq, seat, action } = opened.timeline.line.at(i - 2)!;
  return { type, seat, action, seq };
});
/** The game as it stood before this move. */
const before = ({ seq, seat }: (typeof slips)[number]): OwnGame => sure(withJump(opened, seat, seq - 1));

test('a record with what only records tell opens, is forked at any moment, and goes on', () => {
  expect(slips.map(({ type }) => type)).toEqual(slips.map(({ action }) => (action as { type: string }).type));
  expect(openRecord(game, record)).toMatchObject({ applied: all, refused: null });
  expect(stateOf(opened)).toMatchObject({ board: { laid: { G6: ['16', 5] } } });
  for (const { seq, state } of opened.timeline.line.slice(-3)) {
    const fork = sure<OwnGame>(openOwn(game, forkOf(opened.timeline, seq, { seats: record.seats })!));
    expect(hashState(stateOf(fork))).toBe(hashState(state));
  }
  const on = sure<OwnGame>(withMove(opened, 3, { type: 'dividend', kind: 'withhold' }));
  expect(hashState(stateOf(sure<OwnGame>(openOwn(game, ownRecord(on)))))).toBe(hashState(stateOf(on)));
});

test.each(slips)('$type is refused to whoever plays on, though a record tells it', (slip) => {
  const { seat, action } = slip;
  const own = before(slip);
  const instead = deciding(game, stateOf(own), seat).filter((type) => type !== 'pass');
  const refused = { refusal: { code: 'flow.notNow', args: { instead } } };
  expect(instead).not.toEqual([]);
  expect(withMove(own, seat, action)).toMatchObject(refused);
  expect(tryMove(openTrial(own.timeline, 'x'), seat, action)).toMatchObject(refused);
  expect(applyAnew(game, stateOf(own), seat, action)).toMatchObject(refused);
  // a jump forward to undone entries retells them
  expect(stateOf(sure<OwnGame>(withJump(own, seat, all)))).toBe(stateOf(opened));
});

test.each(slips)('$type is offered to nobody, and no bot comes upon it', (slip) => {
  const s = stateOf(before(slip));
  expect(waiting(game, s)).toEqual([slip.seat]);
  const offered = choices(game, s, slip.seat).map((choice) => choice.type);
  expect(deciding(game, s, slip.seat)).toEqual(expect.arrayContaining(offered));
  const rng = rngFrom('nobody');
  const drawn = Array.from({ length: 200 }, () => wander(game, s, slip.seat, rng).type);
  expect([...offered, ...drawn]).not.toContain(slip.type);
  expect(deciding(game, s, slip.seat)).not.toContain(slip.type);
  expect(offered).toEqual(expect.arrayContaining(drawn));
});
