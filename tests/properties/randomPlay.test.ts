// Invariants of every game, shown by random play from random seeds.
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/core/apply.ts';
import { check } from '../../src/engine/core/check.ts';
import { actionOf, type Choice, choices, DONE, narrow } from '../../src/engine/core/choices.ts';
import { copy } from '../../src/engine/core/copy.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { isOver } from '../../src/engine/core/play.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { BULK } from '../../src/engine/routes/field.ts';
import { suggestion } from '../../src/engine/routes/suggestion.ts';
import { openRecord } from '../../src/records/open.ts';
import { examples } from '../support/examples.ts';
import { tables } from '../support/games.ts';
import { forSeeds, RUNS, type Show, start, wanderFrom } from '../support/randomPlay.ts';

/** Plays from the set-up to the end, every move counted. */
const wanderThrough = (game: Game, players: number, seed: string, count: () => void, show: Show): Core =>
  wanderFrom(game, start(game, players, seed), seed, (...shown) => {
    count();
    show(...shown);
  });

/** A state written to JSON and read again. */
const reloaded = (s: Core): Core => JSON.parse(JSON.stringify(s));

/** The first and the last leaf under a choice, and those where a list ends early. */
function* someLeaves(game: Game, s: Core, choice: Choice): Generator<Choice> {
  const { open } = choice;
  if (open === null) yield choice;
  else if (open.kind === 'routes') {
    yield* someLeaves(game, s, narrow(game, s, choice, suggestion(game, s, choice, BULK)!.runs));
  } else {
    const values = open.kind === 'path' ? open.paths.map(({ track }) => track) : 'values' in open ? open.values : [];
    const ends = open.kind === 'int' ? [open.min, open.max] : [values[0]!, values.at(-1)!];
    for (const value of new Set(ends)) yield* someLeaves(game, s, narrow(game, s, choice, value));
    if (open.kind === 'list' && open.mayStop) yield* someLeaves(game, s, narrow(game, s, choice, DONE));
  }
}

/** Interval of the positions examined closely. */
const EVERY = 47;

/** Checks that somebody can choose, and that the sampled choices apply. */
function looksAtChoices(game: Game, s: Core, seat: number): void {
  const all = choices(game, s, seat);
  expect(all.length).toBeGreaterThan(0);
  for (const choice of all)
    for (const leaf of someLeaves(game, s, choice)) {
      const action = actionOf(leaf);
      expect({ action, refusal: check(game, s, seat, action) }).toEqual({ action, refusal: null });
      const outcome = apply(game, copy(s), seat, action);
      expect({ action, fault: outcome.ok ? game.audit(outcome.state) : outcome }).toEqual({ action, fault: null });
    }
}

/** Outside the soak the smallest and the largest table of a game; the audited games take every one. */
const played = process.env.BINARIO_RUNS ? tables : tables.filter(([, game, players]) => game.players.includes(players));

describe.each(played)('%s', (_, game, players) => {
  test('every game ends, nothing is made or lost, every state is plain JSON, and every choice that is looked at applies', () => {
    forSeeds(RUNS, (seed, random, count) => {
      const last = wanderThrough(game, players, seed, count, (s, seat, _, move) => {
        expect(game.audit(s)).toBeNull();
        if (move % EVERY !== random % EVERY) return;
        expect(reloaded(s)).toEqual(s);
        looksAtChoices(game, s, seat);
      });
      expect(game.audit(last)).toBeNull();
      expect(reloaded(last)).toEqual(last);
    });
  });

  test('people and bots reach the same hash by the same moves, and after a reload too', () => {
    forSeeds(Math.ceil(RUNS / 2), (seed, random, count) => {
      let state = start(game, players, seed);
      wanderThrough(game, players, seed, count, (s, seat, action, move) => {
        expect(hashState(s)).toBe(hashState(state));
        if (move % EVERY === random % EVERY) state = reloaded(state);
        const outcome = apply(game, state, seat, action);
        if (!outcome.ok) throw new Error(`${outcome.refusal.code} for ${JSON.stringify(action)}`);
        state = outcome.state;
      });
      expect(isOver(state)).toBe(true);
    });
  });
});

// Random play alone hardly ever reaches anything that needs a plan (Chicago is seventeen hexes away), so it begins there too.
describe.each(examples)('from the position of %s', (_, game, record) => {
  test('every game ends with a clean audit, and both paths agree', () => {
    forSeeds(RUNS, (seed, _, count) => {
      const opened = openRecord(game, record, { at: 0 });
      if ('problem' in opened) throw new Error(opened.problem);
      let { state } = opened;
      const last = wanderFrom(game, state, seed, (s, seat, action) => {
        count();
        expect(game.audit(s)).toBeNull();
        const outcome = apply(game, state, seat, action);
        if (!outcome.ok) throw new Error(`${outcome.refusal.code} for ${JSON.stringify(action)}`);
        state = outcome.state;
      });
      expect(hashState(last)).toBe(hashState(state));
    });
  });
});
