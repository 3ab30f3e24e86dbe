// Conditions skipped for a field's offers: every offered value satisfies them.
import { expect, test } from 'vitest';
import type { Fields } from '../../src/engine/core/action.ts';
import { legalValues } from '../../src/engine/core/leaves.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { type AnyStep, readyStep } from '../../src/engine/core/step.ts';
import { eachGoldenStep } from '../support/eachGoldenStep.ts';

const LAID = ['track.outOfReach', 'track.wrongTile', 'track.doesNotFit'];
const PLACED = ['token.noCity', 'token.outOfReach'];

test.each([
  ['1856', '4p-cgr-platform', [...LAID, ...PLACED]],
  ['1856', '3p-random', [...LAID, ...PLACED]],
  ['1862', '4p-platform', [...LAID, 'token.outOfReach']],
  ['1862', '4p-greedy', [...LAID, 'token.outOfReach']],
  ['1865', '2p-short', [...LAID, ...PLACED, 'track.noHex']],
  ['18mag', '2p-random', [...LAID, ...PLACED, 'majorToken.noCity', 'track.noHex', 'track.deadEnd']],
])('%s, %s', async (id, name, codes) => {
  const asked = new Set<string>();
  await eachGoldenStep(id, name, (step, s, seat, index) => {
    // tiles are offered in great numbers
    if ('tile' in step.fields && index % 3 !== 0) return;
    goDown(step, s, { ...readyStep(step).blank }, seat, 0, asked, index);
  });
  expect([...asked].sort()).toEqual([...codes].sort());
});

/** Checks every value offered by the field, and goes on below some legal ones. */
function goDown(step: AnyStep<Core>, s: Core, a: Fields, seat: number, i: number, asked: Set<string>, index: number) {
  const { fields, names, after } = readyStep(step);
  const field = fields[i];
  if (field?.kind !== 'oneOf') return;
  for (const value of field.offer(s, a, seat))
    for (const { code, isByOffer, holds } of after[i]!) {
      if (!isByOffer) continue;
      asked.add(code);
      expect(holds(s, { ...a, [names[i]!]: value } as never, seat), `${code}: ${value} after ${index} moves`).toBe(
        true,
      );
    }
  for (const value of legalValues(step, s, a, seat, i).filter((_, k) => k % 4 === index % 4))
    goDown(step, s, { ...a, [names[i]!]: value }, seat, i + 1, asked, index);
}
