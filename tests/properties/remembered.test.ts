// Caches never show: a position reached by play, with everything computed on the way, offers the same as that position
// read from JSON. A game replayed in one stroke ends as it does move by move, also with a spoilt move.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/core/apply.ts';
import { choices } from '../../src/engine/core/choices.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { waiting } from '../../src/engine/core/play.ts';
import { replay } from '../../src/engine/core/replay.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { openRecord } from '../../src/records/open.ts';
import { readRecord } from '../../src/records/read.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { loadGame } from '../../src/titles/registry.ts';

const golden = (game: string, name: string): GameRecord => {
  const record = readRecord(readFileSync(new URL(`../replays/golden/${game}/${name}.json`, import.meta.url), 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  return record;
};

/** Interval of the positions compared: a number that no round has as its length. */
const EVERY = 17;
const SPOILT = [0.3, 0.8];

describe.each([
  ['1856', '3p-greedy'],
  ['1862', '4p-greedy'],
  ['1865', '2p-short'],
  ['18mag', '2p-random'],
  ['chicago-express', '3p-1'],
])('%s, %s', (id, name) => {
  test('a position offers the same with all that is remembered and without', async () => {
    const game = (await loadGame(id))!;
    let asked = 0;
    const compare = (s: Core, _: unknown, index: number) => {
      const [seat] = waiting(game, s);
      if (index % EVERY !== 0 || seat === undefined) return;
      asked += 1;
      const offered = choices(game, s, seat);
      expect(choices(game, JSON.parse(JSON.stringify(s)), seat), `after ${index} moves`).toEqual(offered);
    };
    openRecord(game, golden(id, name), { watch: compare });
    expect(asked).toBeGreaterThan(2);
  });

  test('told in one stroke, watched, and move by move, it comes to the same', async () => {
    const game = (await loadGame(id))!;
    const states: Core[] = [];
    const record = golden(id, name);
    const opened = openRecord(game, record, { watch: (s) => states.push(s) });
    if ('problem' in opened) throw new Error(opened.problem);
    expect(hashState(opened.state)).toBe(hashState(states.at(-1)!));
    const whole = openRecord(game, record);
    expect('problem' in whole ? whole : hashState(whole.state)).toBe(hashState(opened.state));
    for (const part of SPOILT) {
      const at = Math.floor(part * (states.length - 1));
      const live = record.entries.slice(0, at).filter((entry) => 'action' in entry);
      const moves = live.map(({ seat, action }) => ({ seat, action }));
      const wrong = { seat: 1, action: { type: 'fly', to: 'the moon' } };
      const told = replay(game, { start: states[0]! }, [...moves, wrong, ...moves]);
      let s = states[0]!;
      for (const { seat, action } of moves) {
        const outcome = apply(game, s, seat, action);
        if (!outcome.ok) break;
        s = outcome.state;
      }
      const refused = apply(game, s, wrong.seat, wrong.action);
      if ('problem' in told || refused.ok) throw new Error('a spoilt move was carried out');
      expect(told.refused?.refusal).toEqual(refused.refusal);
      expect(hashState(told.state)).toBe(hashState(s));
    }
  });
});
