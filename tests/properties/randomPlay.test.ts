// What must hold in every game, shown by random play from random seeds.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, applyInPlace } from '../../src/engine/core/apply.ts';
import { rngFrom, seeded } from '../../src/engine/core/chance.ts';
import { check } from '../../src/engine/core/check.ts';
import { actionOf, type Choice, choices, DONE, narrow } from '../../src/engine/core/choices.ts';
import { copy } from '../../src/engine/core/copy.ts';
import { BULK } from '../../src/engine/core/fields.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import { setup } from '../../src/engine/core/setup.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { suggestion } from '../../src/engine/core/suggestion.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { openRecord } from '../../src/records/open.ts';
import { examples } from '../support/examples.ts';
import { tables } from '../support/games.ts';

/** Games a table; `npm run soak` plays many more. */
const RUNS = Number(process.env.BINARIO_RUNS ?? 6);
const MOST_MOVES = 5000;

function start(game: Game, players: number, seed: string): Core {
  const ready = setup(game, { players }, seeded(seed));
  if (!ready.ok) throw new Error(ready.problem.problem);
  return ready.state;
}

/** Plays at random to the end, showing each position and the action chosen in it. */
const wanderThrough = (game: Game, players: number, seed: string, show: Show): Core =>
  wanderFrom(game, start(game, players, seed), seed, show);

type Show = (s: Core, seat: number, action: unknown) => void;

function wanderFrom(game: Game, from: Core, seed: string, show: Show): Core {
  const s = copy(from);
  const rng = rngFrom(seed);
  for (let move = 0; !isOver(s); move++) {
    if (move > MOST_MOVES) throw new Error(`seed ${seed} does not end`);
    const seat = waiting(game, s)[0]!;
    const action = wander(game, s, seat, rng);
    show(s, seat, action);
    applyInPlace(game, s, seat, action);
  }
  return s;
}

const seeds = fc.integer({ min: 0, max: 1_000_000 }).map(String);

/** The first and the last leaf under a choice, and those where a list ends early. */
function* someLeaves(game: Game, s: Core, choice: Choice): Generator<Choice> {
  const { open } = choice;
  if (open === null) yield choice;
  else if (open.kind === 'routes') {
    yield* someLeaves(game, s, narrow(game, s, choice, suggestion(game, s, choice, BULK)!.runs));
  } else {
    const ends = open.kind === 'int' ? [open.min, open.max] : [open.values[0]!, open.values.at(-1)!];
    for (const value of new Set(ends)) yield* someLeaves(game, s, narrow(game, s, choice, value));
    if (open.kind === 'list' && open.mayStop) yield* someLeaves(game, s, narrow(game, s, choice, DONE));
  }
}

describe.each(tables)('%s', (_, game, players) => {
  test('every game ends, nothing is made or lost, and every state is plain JSON', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const last = wanderThrough(game, players, seed, (s) => expect(game.audit(s)).toBeNull());
        expect(game.audit(last)).toBeNull();
        expect(JSON.parse(JSON.stringify(last))).toEqual(last);
      }),
      { numRuns: RUNS },
    );
  });

  test('people and bots reach the same hash by the same moves', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let state = start(game, players, seed);
        wanderThrough(game, players, seed, (s, seat, action) => {
          expect(hashState(s)).toBe(hashState(state));
          const outcome = apply(game, state, seat, action);
          if (!outcome.ok) throw new Error(`${outcome.refusal.code} for ${JSON.stringify(action)}`);
          state = outcome.state;
        });
        expect(isOver(state)).toBe(true);
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  });

  test('somebody can always choose, and every choice that is looked at applies', () => {
    fc.assert(
      fc.property(seeds, fc.nat(30), (seed, offset) => {
        let move = 0;
        wanderThrough(game, players, seed, (s, seat) => {
          if (move++ % 31 !== offset) return;
          const all = choices(game, s, seat);
          expect(all.length).toBeGreaterThan(0);
          for (const choice of all)
            for (const leaf of someLeaves(game, s, choice)) {
              const action = actionOf(leaf);
              expect({ action, refusal: check(game, s, seat, action) }).toEqual({ action, refusal: null });
              expect(apply(game, copy(s), seat, action).ok).toBe(true);
            }
        });
      }),
      { numRuns: RUNS },
    );
  });
});

// Random play alone hardly ever reaches what needs a plan (Chicago is seventeen hexes away): so it begins there too.
describe.each(examples)('from the position of %s', (_, game, record) => {
  test('every game ends with a clean audit, and both paths agree', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const opened = openRecord(game, record, { at: 0 });
        if ('problem' in opened) throw new Error(opened.problem);
        let { state } = opened;
        const last = wanderFrom(game, state, seed, (s, seat, action) => {
          expect(game.audit(s)).toBeNull();
          const outcome = apply(game, state, seat, action);
          if (!outcome.ok) throw new Error(`${outcome.refusal.code} for ${JSON.stringify(action)}`);
          state = outcome.state;
        });
        expect(hashState(last)).toBe(hashState(state));
      }),
      { numRuns: RUNS },
    );
  });
});
