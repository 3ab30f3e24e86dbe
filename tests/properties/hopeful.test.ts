// Values left out as hopeless are never legal: without leaving any out, the same values are found.
import { expect, test } from 'vitest';

import { hasLeaf, legalValues } from '../../src/engine/core/leaves.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { type AnyField, type AnyStep, readyStep } from '../../src/engine/core/step.ts';
import { eachGoldenStep } from '../support/eachGoldenStep.ts';

const patient = (field: AnyField<Core>): AnyField<Core> =>
  field.kind === 'oneOf' ? { ...field, isHopeful: () => true } : field;

const known = new Map<AnyStep<Core>, AnyStep<Core>>();
function patientStep(step: AnyStep<Core>): AnyStep<Core> {
  let other = known.get(step);
  if (!other) {
    other = {
      ...step,
      fields: Object.fromEntries(Object.entries(step.fields).map(([name, field]) => [name, patient(field)])),
    };
    known.set(step, other);
  }
  return other;
}

test.each([
  ['1856', '4p-cgr-platform', ['layTile', 'startCompany', 'buyShare']],
  ['1862', '4p-platform', []],
  ['1862', '4p-greedy', ['layTile']],
  ['1865', '2p-short', ['layTile']],
  ['18mag', '2p-random', ['layTile']],
])('%s, %s', async (id, name, hopeless) => {
  const left: Record<string, number> = {};
  let asked = 0;
  await eachGoldenStep(id, name, (step, s, seat, index) => {
    const [field] = Object.values(step.fields);
    if (index % 3 !== 0 || field?.kind !== 'oneOf') return;
    const { blank: a } = readyStep(step);
    const offered = field.offer(s, a, seat);
    const hopes = offered.filter((value) => field.isHopeful(value, s, a, seat));
    left[step.id] = (left[step.id] ?? 0) + offered.length - hopes.length;
    asked += 1;
    const values = legalValues(step, s, a, seat, 0);
    expect(values, `after ${index} moves`).toEqual(legalValues(patientStep(step), s, a, seat, 0));
    const [name] = Object.keys(step.fields);
    for (const value of values) expect(hasLeaf(step, s, { ...a, [name!]: value }, seat, 1)).toBe(true);
  });
  expect(asked).toBeGreaterThan(5);
  expect(Object.keys(left).filter((step) => left[step]! > 0)).toEqual(expect.arrayContaining(hopeless));
  // with another stock than the box's, no tile is hopeless
  if (name === '4p-platform') expect(left.layTile).toBe(0);
});
