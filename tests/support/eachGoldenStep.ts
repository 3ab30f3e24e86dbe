// Goes through a golden game and visits every step of each decision, unless it is refused before any field is known.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Seat } from '../../src/engine/core/action.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { type AnyStep, failing, readyStep } from '../../src/engine/core/step.ts';
import { decisionOf } from '../../src/engine/flow/settle.ts';
import { openRecord } from '../../src/records/open.ts';
import { readRecord } from '../../src/records/read.ts';
import { loadGame } from '../../src/titles/registry.ts';

export async function eachGoldenStep(
  id: string,
  name: string,
  look: (step: AnyStep<Core>, s: Core, seat: Seat, index: number) => void,
): Promise<void> {
  const game = (await loadGame(id))!;
  const file = new URL(`../replays/golden/${id}/${name}.json`, import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  const opened = openRecord(game, record, {
    watch(s, _, index) {
      const decision = decisionOf(game, s);
      for (const step of decision?.steps ?? []) {
        const { first, blank } = readyStep(step);
        if (!failing(first, s, blank, decision!.seat)) look(step, s, decision!.seat, index);
      }
    },
  });
  expect(opened).toHaveProperty('state');
}
