// What is left out as hopeless is never legal: without leaving anything out the same values are found.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasLeaf, legalValues } from '../../src/engine/core/leaves.ts';
import type { Core } from '../../src/engine/core/state.ts';
import type { AnyField, AnyStep } from '../../src/engine/core/step.ts';
import { decisionOf } from '../../src/engine/flow/settle.ts';
import { loadGame } from '../../src/games/registry.ts';
import { openRecord } from '../../src/records/open.ts';
import { readRecord } from '../../src/records/read.ts';

const patient = (field: AnyField<Core>): AnyField<Core> =>
  field.kind === 'oneOf' ? { ...field, hopeful: field.offer } : field;

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
  ['1856', '4p-cgr-platform'],
  ['1862', '4p-platform'],
  ['1862', '4p-greedy'],
  ['1865', '2p-short'],
  ['18mag', '2p-random'],
])('%s, %s', async (id, name) => {
  const game = (await loadGame(id))!;
  const file = new URL(`../replays/golden/${id}/${name}.json`, import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  let [asked, left] = [0, 0];
  openRecord(game, record, {
    watch(s, _, index) {
      const decision = decisionOf(game, s);
      const step = decision?.steps.find((one) => one.id === 'layTile');
      if (!decision || !step || index % 3 !== 0) return;
      const { seat } = decision;
      const a = { type: step.id };
      const field = step.fields.hex!;
      if (field.kind !== 'oneOf') throw new Error('a hex is one of many');
      left += field.offer(s, a, seat).length - field.hopeful(s, a, seat).length;
      asked += 1;
      const hexes = legalValues(step, s, a, seat, 0);
      expect(hexes, `after ${index} moves`).toEqual(legalValues(patientStep(step), s, a, seat, 0));
      for (const hex of hexes) {
        const at = { ...a, hex };
        expect(hasLeaf(step, s, at, seat, 1)).toBe(true);
        expect(legalValues(step, s, at, seat, 1)).toEqual(legalValues(patientStep(step), s, at, seat, 1));
      }
    },
  });
  expect(asked).toBeGreaterThan(5);
  // by another stock than that of the box no tile is hopeless
  expect(left > 0).toBe(name !== '4p-platform');
});
