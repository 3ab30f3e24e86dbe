// What the kernel's wrapping leaves to be said for 1856: all steps of a stage, and more stages.
import type { AnyStep } from '../../../../engine/core/step.ts';
import type { FrameDef, Stage } from '../../../../engine/flow/frame.ts';
import type { State1856 } from '../state.ts';

type Stages = FrameDef<State1856>['stages'];

/** The steps among which somebody chooses at this stage. */
export function stepsOf(stages: Stages, name: string): readonly AnyStep<State1856>[] {
  const stage = stages[name]!;
  if ('auto' in stage) throw new Error(`nobody decides in ${name}`);
  return 'id' in stage ? [stage] : stage;
}

/** The stage with each of its steps changed. */
export function eachStep(
  stages: Stages,
  name: string,
  change: (step: AnyStep<State1856>) => AnyStep<State1856>,
): Stage<State1856> {
  const steps = stepsOf(stages, name).map(change);
  return steps.length === 1 ? steps[0]! : steps;
}

/** The same stages, with more of them after the one of this name. */
export const withStagesAfter = (stages: Stages, name: string, more: Stages): Stages =>
  Object.fromEntries(
    Object.entries(stages).flatMap((entry) => (entry[0] === name ? [entry, ...Object.entries(more)] : [entry])),
  );
