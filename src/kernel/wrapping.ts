// Changes to the play of a game while its book stays as it is: a slip takes the game and returns one with a frame, a
// stage or a step changed. Differences of other platforms are written so (src/titles/<id>/rules/platform).
import type { Game } from '../engine/core/game.ts';
import type { Core } from '../engine/core/state.ts';
import type { AnyAuto, AnyStep } from '../engine/core/step.ts';
import type { FrameDef, Stage, Stages } from '../engine/flow/frame.ts';

/** One point in which a game is played differently. */
export type Slip<S extends Core> = (game: Game<S>) => Game<S>;

/** All of these, one around the other. */
export const wrapped = <S extends Core>(game: Game<S>, slips: readonly Slip<S>[]): Game<S> =>
  slips.reduce((inner, slip) => slip(inner), game);

export const withFrame = <S extends Core>(
  game: Game<S>,
  kind: string,
  change: (frame: FrameDef<S>) => Partial<FrameDef<S>>,
): Game<S> => {
  const frame = game.frames[kind]!;
  return { ...game, frames: { ...game.frames, [kind]: { ...frame, ...change(frame) } } };
};

const withStage = <S extends Core>(
  game: Game<S>,
  kind: string,
  name: string,
  change: (stage: Stage<S>) => Stage<S>,
): Game<S> =>
  withFrame(game, kind, ({ stages }) => {
    if (!stages[name]) throw new Error(`no stage ${name} in ${kind}`);
    return { stages: { ...stages, [name]: change(stages[name]) } };
  });

type Entry<S> = readonly [string, Stage<S>];

/** A frame with the stage of this name made to several. */
const spread = <S extends Core>(game: Game<S>, kind: string, name: string, made: (entry: Entry<S>) => Entry<S>[]) =>
  withFrame(game, kind, ({ stages }) => ({
    stages: Object.fromEntries(
      Object.entries(stages).flatMap((entry): Entry<S>[] => (entry[0] === name ? made(entry) : [entry])),
    ),
  }));

/** A frame with more stages, before the one of this name. */
export const withStagesBefore = <S extends Core>(game: Game<S>, kind: string, name: string, more: Stages<S>): Game<S> =>
  spread(game, kind, name, (entry) => [...Object.entries(more), entry]);

/** A frame with more stages, after the one of this name. */
export const withStagesAfter = <S extends Core>(game: Game<S>, kind: string, name: string, more: Stages<S>): Game<S> =>
  spread(game, kind, name, (entry) => [entry, ...Object.entries(more)]);

/** Changes an automatic stage. `inner` is the effect in the book. */
export const withAuto = <S extends Core>(
  game: Game<S>,
  kind: string,
  name: string,
  auto: (inner: AnyAuto<S>['auto']) => AnyAuto<S>['auto'],
): Game<S> =>
  withStage(game, kind, name, (stage) => {
    if (!('auto' in stage)) throw new Error(`somebody decides in ${name} of ${kind}`);
    return { id: stage.id, auto: auto(stage.auto) };
  });

const stepsOf = <S>(stage: Stage<S>): readonly AnyStep<S>[] => {
  if ('auto' in stage) throw new Error(`nobody decides in ${stage.id}`);
  return 'id' in stage ? [stage] : stage;
};

/** The steps among which somebody chooses at a stage. */
export const stepsAt = <S extends Core>(game: Game<S>, kind: string, name: string): readonly AnyStep<S>[] =>
  stepsOf(game.frames[kind]!.stages[name]!);

/** A stage with each of its steps changed. */
export const withSteps = <S extends Core>(
  game: Game<S>,
  kind: string,
  name: string,
  change: (step: AnyStep<S>) => AnyStep<S>,
): Game<S> =>
  withStage(game, kind, name, (stage) => {
    const steps = stepsOf(stage).map(change);
    return steps.length === 1 ? steps[0]! : steps;
  });

/** A stage with one of its steps changed. */
export const withStep = <S extends Core>(
  game: Game<S>,
  kind: string,
  name: string,
  id: string,
  change: (step: AnyStep<S>) => AnyStep<S>,
): Game<S> => withSteps(game, kind, name, (step) => (step.id === id ? change(step) : step));

/** A stage with one step more, after the step of this id. */
export const withStepAfter = <S extends Core>(
  game: Game<S>,
  kind: string,
  name: string,
  id: string,
  more: AnyStep<S>,
): Game<S> =>
  withStage(game, kind, name, (stage) => stepsOf(stage).flatMap((step) => (step.id === id ? [step, more] : [step])));

/** `Step.isKnown` of a step that occurs only in records: it replays, and is offered to nobody. */
export const never = (): boolean => false;
