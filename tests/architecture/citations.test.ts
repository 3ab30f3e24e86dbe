// Rules of a game: every code that its steps can refuse is cited, and no other.
import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/core/game.ts';
import { type AnyStep, readyStep } from '../../src/engine/core/step.ts';
import { exampleIds, gameIds, loadGame } from '../../src/titles/registry.ts';

const flow = ['flow.notYours', 'flow.notNow', 'flow.noPass', 'flow.over'];

const stepsOf = ({ frames }: Game): readonly AnyStep<never>[] =>
  Object.values(frames)
    .flatMap(({ stages, asides = [] }) => [...Object.values(stages).flat(), ...asides])
    .filter((stage): stage is AnyStep<never> => !('auto' in stage));

/** Codes of conditions, and of list fields that are too short or too long. */
const codesOf = (step: AnyStep<never>): readonly string[] => [
  ...[...step.conditions, ...(step.passing ?? [])].map(({ code }) => code),
  ...readyStep(step).fields.flatMap((field) => (field.kind === 'list' ? [field.tooFew, field.tooMany] : [])),
];

test.each([...gameIds, ...exampleIds])('%s cites what it can refuse, and nothing else', async (id) => {
  const game = (await loadGame(id))!;
  const refused = new Set([...flow, ...stepsOf(game).flatMap(codesOf)]);
  const { cited } = game.rules;
  expect([...new Set(cited)].sort()).toEqual([...refused].sort());
  expect(cited.length).toBe(new Set(cited).size);
});
