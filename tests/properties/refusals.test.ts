// Anything but a choice is refused, and no input, however broken, throws.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Value } from '../../src/engine/core/action.ts';
import { apply } from '../../src/engine/core/apply.ts';
import { below, rngFrom } from '../../src/engine/core/chance.ts';
import { check } from '../../src/engine/core/check.ts';
import { type Choice, choices, type Decided, deciding, isAmong, narrow } from '../../src/engine/core/choices.ts';
import { idsOf } from '../../src/engine/core/fields.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import type { Core } from '../../src/engine/core/state.ts';
import type { AnyField, AnyStep } from '../../src/engine/core/step.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { repeatWhile } from '../support/bounded.ts';
import { gamesAndToys } from '../support/games.ts';
import { positionsOf } from '../support/positions.ts';
import { RUNS, SEED } from '../support/randomPlay.ts';

const often = (runs: number) => ({ numRuns: Math.ceil((runs * RUNS) / 6), seed: SEED });

const positions = (game: Game) => fc.constantFrom(...positionsOf(game));

/** The steps of a frame, asides included. */
const stepsOf = (game: Game, kind: string): AnyStep<Core>[] => {
  const { stages, asides = [] } = game.frames[kind]!;
  return ([...Object.values(stages).flat(), ...asides] as AnyStep<Core>[]).filter((step) => !('auto' in step));
};

/** Most values of one field to try. */
const MOST_VALUES = 40;

/** Possible values: all ids of a field or a random part of them, and numbers about the ends of a range. */
function nameable(field: AnyField<Core>, s: Core, open: Choice['open'], rng: number[]): Value[] {
  if (open?.kind === 'int') {
    const { min, max, step } = open;
    return [min - step, min, max, max + step, ...(step > 1 ? [min + 1] : [])];
  }
  const ids = field.kind === 'oneOf' ? [...idsOf(field, s)] : [];
  repeatWhile(
    () => ids.length > MOST_VALUES,
    () => ids.splice(below(rng, ids.length), 1),
  );
  return ids;
}

/** A random offered value, to go further down the tree. */
function pick(open: NonNullable<Choice['open']>, rng: number[]): Decided {
  if (open.kind === 'int') return open.min + open.step * below(rng, (open.max - open.min) / open.step + 1);
  if (open.kind === 'routes' || open.kind === 'path') throw new Error('what is decided whole is not picked by chance');
  return open.values[below(rng, open.values.length)]!;
}

describe.each(gamesAndToys.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('what a field does not offer is refused, value by value, down the tree', () => {
    fc.assert(
      fc.property(positions(game), fc.nat(), (s, random) => {
        const seat = waiting(game, s)[0];
        if (seat === undefined) return;
        const rng = rngFrom(String(random));
        for (const type of deciding(game, s, seat)) {
          const step = stepsOf(game, s.flow.at(-1)!.kind).find((d) => d.id === type);
          let choice = choices(game, s, seat).find((c) => c.type === type) ?? null;
          for (const [name, field] of Object.entries(step?.fields ?? {})) {
            if (field.kind !== 'oneOf' && field.kind !== 'int') break;
            const open = choice?.open ?? null;
            for (const value of nameable(field, s, open, rng)) {
              const named = { ...choice?.chosen, type, [name]: value };
              const legal = check(game, s, seat, named) === null;
              expect({ named, legal }).toEqual({ named, legal: open !== null && isAmong(open, value) });
            }
            if (!choice || !open) break;
            choice = narrow(game, s, choice, pick(open, rng));
          }
        }
      }),
      often(60),
    );
  });

  test('a legal action with something changed is refused or applied, and never throws', () => {
    fc.assert(
      fc.property(positions(game), fc.jsonValue({ maxDepth: 3 }), fc.nat(), (s, junk, where) => {
        const seat = waiting(game, s)[0] ?? 1;
        const action = isOver(s) ? { type: 'pass' } : wander(game, s, seat, rngFrom(String(where)));
        const keys = Object.keys(action);
        const mutated = { ...action, [keys[where % keys.length]!]: junk };
        const outcome = apply(game, s, seat, mutated);
        if (outcome.ok) expect(game.audit(outcome.state)).toBeNull();
        else expect(outcome.refusal.code).toMatch(/^[a-z]+\.[a-zA-Z]+$/);
      }),
      often(200),
    );
  });

  test('a field of one position’s actions in another’s is refused or applied, and never throws', () => {
    fc.assert(
      fc.property(positions(game), positions(game), fc.nat(), (s, other, random) => {
        if (isOver(s) || isOver(other)) return;
        const seat = waiting(game, s)[0]!;
        const action = wander(game, other, waiting(game, other)[0]!, rngFrom(String(random)));
        const mixed = { ...wander(game, s, seat, rngFrom(String(random))), ...action };
        const legal = check(game, s, seat, mixed) === null;
        const outcome = apply(game, s, seat, mixed);
        expect({ mixed, ok: outcome.ok }).toEqual({ mixed, ok: legal });
        if (outcome.ok) expect(game.audit(outcome.state)).toBeNull();
      }),
      often(200),
    );
  });

  test('anything at all from any seat is refused and changes nothing', () => {
    fc.assert(
      fc.property(positions(game), fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: -1, max: 9 }), (s, junk, seat) => {
        const before = JSON.stringify(s);
        expect(apply(game, s, seat, junk).ok).toBe(false);
        expect(JSON.stringify(s)).toBe(before);
      }),
      often(150),
    );
  });

  test('a stranger’s move is refused as not theirs', () => {
    for (const s of positionsOf(game).filter((one) => !isOver(one))) {
      const seat = waiting(game, s)[0]!;
      const action = wander(game, s, seat, rngFrom('a'));
      const sides = Object.keys(game.worth(s)).length; // an automaton counts as a stranger too
      const stranger = (seat % sides) + 1;
      expect(check(game, s, stranger, action)).toMatchObject({ code: 'flow.notYours', args: { waiting: [seat] } });
    }
  });
});
