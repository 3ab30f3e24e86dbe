// The legal numbers of a field form one run without gaps: its ends are found by halving, and trying every number finds
// the same.
import { expect, test } from 'vitest';
import type { Fields } from '../../src/engine/core/action.ts';
import { isOpen, legalRange, legalValues, stepHasChoice } from '../../src/engine/core/leaves.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { type AnyStep, readyStep } from '../../src/engine/core/step.ts';
import { eachGoldenStep } from '../support/eachGoldenStep.ts';

test.each([
  ['1856', '4p-cgr-platform'],
  ['1856', '3p-random'],
  ['1862', '4p-platform'],
  ['1865', '2p-short'],
  ['18mag', '3p-random'],
  ['chicago-express', '3p-1'],
])('%s, %s', async (id, name) => {
  let compared = 0;
  await eachGoldenStep(id, name, (step, s, seat, index) => {
    const { fields, blank } = readyStep(step);
    if (index % 4 !== 0 || !fields.some(({ kind }) => kind === 'int')) return;
    const found = compare(step, s, { ...blank }, seat, 0, index);
    if (fields[0]!.kind === 'int') expect(stepHasChoice(step, s, seat)).toBe(found);
    compared += 1;
  });
  expect(compared).toBeGreaterThan(5);
});

/**
 * Compares a number field's offered ends with every legal number, from the i-th field on; true if any number is legal.
 * Goes down to it through legal values.
 */
function compare(step: AnyStep<Core>, s: Core, a: Fields, seat: number, i: number, index: number): boolean {
  const { fields, names } = readyStep(step);
  const field = fields[i];
  if (field?.kind === 'oneOf')
    for (const value of legalValues(step, s, a, seat, i))
      compare(step, s, { ...a, [names[i]!]: value }, seat, i + 1, index);
  if (field?.kind !== 'int') return false;
  const { min, max, step: by } = field.range(s, a, seat);
  const legal: number[] = [];
  for (let n = min; n <= max; n += by) if (isOpen(step, s, { ...a }, seat, i, n)) legal.push(n);
  const range = legal.length === 0 ? null : { min: legal[0], max: legal.at(-1), step: by };
  expect(legalRange(step, s, a, seat, i), `${step.id} after ${index} moves`).toEqual(range);
  if (range) expect(legal).toHaveLength((range.max! - range.min!) / by + 1);
  return range !== null;
}
