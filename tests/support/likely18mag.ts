// Random play of 18Mag that gets somewhere: minors keep and buy trains, with wagons now and then, and now and then no
// run at all.
import { type Action, PASS } from '../../src/engine/core/action.ts';
import { below } from '../../src/engine/core/chance.ts';
import { stepHasChoice } from '../../src/engine/core/leaves.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { decisionOf } from '../../src/engine/flow/settle.ts';
import { game18mag } from '../../src/titles/18mag/rules/index.ts';
import type { State18Mag } from '../../src/titles/18mag/rules/state.ts';

const ALWAYS = 100;
const TRIES = 40;

/** Percentage of the draws of an action in which it is taken. */
const often: Readonly<Record<string, number>> = { sellShares: 30, scrapTrain: 8, hireWagon: 60, useTerrainToken: 40 };

function likely(action: Action & { from?: string }, mustRun: boolean): number {
  if (action.type === PASS.type) return mustRun ? 0 : 25;
  if (action.type === 'buyTrain') return action.from === 'bank' ? ALWAYS : 20;
  return often[action.type] ?? ALWAYS;
}

export function likelyAction18mag(s: State18Mag, seat: number, rng: number[]): Action {
  // that platform has no pass for a possible run: it records an empty run
  const mustRun = decisionOf(game18mag, s)!.steps.some((step) => step.id === 'run' && stepHasChoice(step, s, seat));
  if (mustRun && below(rng, ALWAYS) < 5 && turnWagons(s) === 0)
    return { type: 'run', wagons: [], routes: [] } as Action;
  let action = wander(game18mag, s, seat, rng);
  for (let tries = 0; tries < TRIES && below(rng, ALWAYS) >= likely(action, mustRun); tries++)
    action = wander(game18mag, s, seat, rng);
  return action.type === PASS.type && mustRun ? likelyAction18mag(s, seat, rng) : action;
}

const turnWagons = (s: State18Mag): number => s.flow.find((frame) => frame.kind === 'minor')?.wagons.length ?? 0;
