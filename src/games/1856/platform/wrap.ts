// How a slip of the platform is put around the book: some stages of a frame are changed, others are added.
import type { AnyAuto, AnyStep } from '../../../engine/core/step.ts';
import type { FrameDef, Stage } from '../../../engine/flow/frame.ts';
import type { State1856 } from '../state.ts';

export type Frames = Readonly<Record<string, FrameDef<State1856>>>;
type Stages = FrameDef<State1856>['stages'];

/** One thing that 18xx.games does otherwise than the book. Each asks its ruling at run time. */
export type Slip = (frames: Frames) => Frames;

/** The same frames, with one of them changed. */
export const withFrame = (
  frames: Frames,
  kind: string,
  change: (frame: FrameDef<State1856>) => Partial<FrameDef<State1856>>,
): Frames => ({ ...frames, [kind]: { ...frames[kind]!, ...change(frames[kind]!) } });

const isAuto = (stage: Stage<State1856>): stage is AnyAuto<State1856> => 'auto' in stage;

/** The steps of a stage, or of several. */
export const stepsOf = (...stages: readonly Stage<State1856>[]): AnyStep<State1856>[] =>
  stages.flatMap((stage) => (isAuto(stage) ? [] : stage));

/** A stage in which each step is changed; nobody decides in an automatic one. */
export function eachStep(
  stage: Stage<State1856>,
  change: (step: AnyStep<State1856>) => AnyStep<State1856>,
): Stage<State1856> {
  if (isAuto(stage)) return stage;
  return 'id' in stage ? change(stage) : stage.map(change);
}

/** The automatic stage of this name. */
export function autoOf(stages: Stages, name: string): AnyAuto<State1856> {
  const stage = stages[name]!;
  if (!isAuto(stage)) throw new Error(`somebody decides in ${name}`);
  return stage;
}

/** The same stages, with more of them after the one of this name. */
export const withStagesAfter = (stages: Stages, name: string, more: Stages): Stages =>
  Object.fromEntries(
    Object.entries(stages).flatMap((entry) => (entry[0] === name ? [entry, ...Object.entries(more)] : [entry])),
  );
