import { describe, expect, test } from 'vitest';
import { toy } from '../../tests/support/toy.ts';
import { type Game, hashState } from '../engine/index.ts';
import { canFollow, followCalmly, joinLate, withHistory } from './joinLate.ts';
import { openOwn } from './openOwn.ts';
import { withMove } from './ownGame.ts';
import { type DrawnEntry, follow, headOf, lastSeq, openTimeline, type Timeline } from './timeline.ts';

const game = toy as unknown as Game;
const seats = [
  { name: 'Ada', kind: 'person' as const },
  { name: 'Bo', kind: 'person' as const },
];
const about = { format: 'binario', version: 1, game: 'toy', rulesVersion: 2, options: {}, rulings: {} } as const;

/** A game of four moves. */
function played(): Timeline {
  let own = openOwn(game, { ...about, seats, draws: [], seed: 'late', entries: [] });
  for (const seat of [1, 2, 1, 2]) {
    if ('problem' in own) throw new Error(own.problem);
    own = withMove(own, seat, { type: 'pass' });
  }
  if ('problem' in own) throw new Error(own.problem);
  return own.timeline;
}

const whole = played();
const followed = (timeline: Timeline, entries: readonly DrawnEntry[]): Timeline => {
  const grown = follow(timeline, entries);
  if (!grown.ok) throw new Error(grown.refusal.code);
  return grown.timeline;
};
const opened = (): Timeline => {
  const table = { players: 2, rulesVersion: 2 };
  const timeline = openTimeline(game, { table, draws: whole.line[0]!.state.chance.drawn });
  if ('problem' in timeline) throw new Error(timeline.problem);
  return timeline;
};
/** Joined after the third move. */
const late = (): Timeline => joinLate(game, { seq: 3, head: 3, state: structuredClone(whole.heads.get(3)!.state) });
const history = (): Timeline => followed(opened(), whole.entries.slice(0, 3));

describe('a game that is joined late', () => {
  test('is played on from there, and gets its past while one looks at it', () => {
    const joined = late();
    const looked = headOf(joined);
    expect(lastSeq(joined)).toBe(3);
    const on = withHistory(followed(joined, whole.entries.slice(3)), history());
    expect(on.line.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
    expect(on.line[3]).toBe(looked);
    expect(looked).toMatchObject({ before: on.line[2], seat: 1, action: { type: 'pass' } });
    expect(on.heads.get(3)).toBe(looked);
    expect(on.since).toBeUndefined();
    expect(hashState(headOf(on).state)).toBe(hashState(headOf(whole).state));
    // an undo leads back into the past
    expect(headOf(followed(on, [{ seq: 5, seat: 2, to: 1 }]))).toBe(on.line[1]);
  });

  test('is as its moves say, whatever one was told before', () => {
    const wrong = joinLate(game, { seq: 3, head: 3, state: structuredClone(whole.heads.get(2)!.state) });
    const past = history();
    expect(withHistory(wrong, past)).toBe(past);
  });

  test('does not follow what leads back to before', () => {
    expect(canFollow(late(), [{ seq: 4, seat: 2, to: 1 }])).toBe(false);
    expect(canFollow(late(), [{ seq: 4, seat: 2, to: 3 }])).toBe(true);
    expect(canFollow(whole, [{ seq: 5, seat: 2, to: 1 }])).toBe(true);
  });
});

test('a game that is followed calmly lets others have their turn', async () => {
  const moves = Array.from({ length: 60 }, (_, i): DrawnEntry => ({ seq: i + 1, seat: 1, to: 0 }));
  let [time, rests] = [0, 0];
  const grown = await followCalmly(opened(), moves, {
    clock: () => (time += 10),
    rest: async () => {
      rests += 1;
    },
  });
  expect(grown.ok && lastSeq(grown.timeline)).toBe(60);
  expect(rests).toBeGreaterThan(0);
});
