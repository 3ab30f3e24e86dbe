// What is not a choice is refused, and no input, however broken, throws.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Value } from '../../src/engine/core/action.ts';
import { apply, applyInPlace } from '../../src/engine/core/apply.ts';
import { rngFrom, seeded } from '../../src/engine/core/chance.ts';
import { check } from '../../src/engine/core/check.ts';
import { choices, deciding } from '../../src/engine/core/choices.ts';
import { copy } from '../../src/engine/core/copy.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import { setup } from '../../src/engine/core/setup.ts';
import type { Core } from '../../src/engine/core/state.ts';
import type { AnyStep } from '../../src/engine/core/step.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { gamesAndToys } from '../support/games.ts';

/** A position somewhere in a random game. */
function position(game: Game, seed: string, moves: number): Core {
  const ready = setup(game, { players: game.players[1] }, seeded(seed));
  if (!ready.ok) throw new Error(ready.problem.problem);
  const s = copy(ready.state);
  const rng = rngFrom(seed);
  for (let i = 0; i < moves && !isOver(s); i++) {
    const seat = waiting(game, s)[0]!;
    applyInPlace(game, s, seat, wander(game, s, seat, rng));
  }
  return s;
}

const positions = fc.tuple(fc.integer({ min: 0, max: 10_000 }).map(String), fc.nat(150));

const stepsOf = (game: Game): AnyStep<Core>[] =>
  Object.values(game.frames)
    .flatMap(({ steps, asides = [] }) => [...steps.flat(), ...asides] as AnyStep<Core>[])
    .filter((step) => !('auto' in step));

describe.each(gamesAndToys.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('what the first field does not offer is refused, value by value', () => {
    fc.assert(
      fc.property(positions, ([seed, moves]) => {
        const s = position(game, seed, moves);
        const seat = waiting(game, s)[0];
        if (seat === undefined) return;
        for (const type of deciding(game, s, seat)) {
          const step = stepsOf(game).find((d) => d.id === type);
          const [name, field] = Object.entries(step?.fields ?? {})[0] ?? [];
          if (name === undefined || field?.kind !== 'oneOf') continue;
          const open = choices(game, s, seat).find((c) => c.type === type)?.open;
          const offered = new Set<Value>(open?.kind === 'oneOf' ? open.values : []);
          for (const value of field.ids) {
            const refusal = check(game, s, seat, { type, [name]: value });
            expect({ type, value, offered: refusal === null }).toEqual({ type, value, offered: offered.has(value) });
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test('a legal action with something changed is refused or applied, and never throws', () => {
    fc.assert(
      fc.property(positions, fc.jsonValue({ maxDepth: 3 }), fc.nat(), ([seed, moves], junk, where) => {
        const s = position(game, seed, moves);
        const seat = waiting(game, s)[0] ?? 1;
        const action = isOver(s) ? { type: 'pass' } : wander(game, s, seat, rngFrom(`${seed}-${where}`));
        const keys = Object.keys(action);
        const mutated = { ...action, [keys[where % keys.length]!]: junk };
        const outcome = apply(game, s, seat, mutated);
        if (outcome.ok) expect(game.audit(outcome.state)).toBeNull();
        else expect(outcome.refusal.code).toMatch(/^[a-z]+\.[a-zA-Z]+$/);
      }),
      { numRuns: 200 },
    );
  });

  test('anything at all from any seat is refused and changes nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: -1, max: 9 }), fc.nat(60), (junk, seat, moves) => {
        const s = position(game, '7', moves);
        const before = JSON.stringify(s);
        expect(apply(game, s, seat, junk).ok).toBe(false);
        expect(JSON.stringify(s)).toBe(before);
      }),
      { numRuns: 150 },
    );
  });

  test('a stranger’s move is refused as not theirs', () => {
    const s = position(game, '3', 4);
    const seat = waiting(game, s)[0]!;
    const action = wander(game, s, seat, rngFrom('a'));
    const stranger = (seat % game.players[1]) + 1;
    expect(check(game, s, stranger, action)).toMatchObject({ code: 'flow.notYours', args: { waiting: [seat] } });
  });
});
