// How a game is played in another way while its book stays as it is: a slip takes the game and gives one with a frame,
// a stage or a step changed. What other platforms do differently is written so (games/<id>/platform).
import type { Action } from '../engine/core/action.ts';
import type { Condition } from '../engine/core/condition.ts';
import type { Game } from '../engine/core/game.ts';
import type { Core } from '../engine/core/state.ts';
import type { AnyAuto, AnyStep } from '../engine/core/step.ts';
import type { FrameDef, Stage } from '../engine/flow/frame.ts';

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

/** A frame with more stages, before the one of this name. */
export const withStagesBefore = <S extends Core>(
  game: Game<S>,
  kind: string,
  name: string,
  more: FrameDef<S>['stages'],
): Game<S> =>
  withFrame(game, kind, ({ stages }) => ({
    stages: Object.fromEntries(
      Object.entries(stages).flatMap((entry) => (entry[0] === name ? [...Object.entries(more), entry] : [entry])),
    ),
  }));

/** A stage where nobody decides. `inner` is what the book does. */
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

/** A stage with one of its steps changed. */
export const withStep = <S extends Core>(
  game: Game<S>,
  kind: string,
  name: string,
  id: string,
  change: (step: AnyStep<S>) => AnyStep<S>,
): Game<S> =>
  withStage(game, kind, name, (stage) => {
    const steps = stepsOf(stage).map((step) => (step.id === id ? change(step) : step));
    return steps.length === 1 ? steps[0]! : steps;
  });

/** A stage with one step more, after the step of this id. */
export const withStepAfter = <S extends Core>(
  game: Game<S>,
  kind: string,
  name: string,
  id: string,
  more: AnyStep<S>,
): Game<S> =>
  withStage(game, kind, name, (stage) => stepsOf(stage).flatMap((step) => (step.id === id ? [step, more] : [step])));

/** `Step.isKnown` of what only records tell: it replays, and is offered to nobody. */
export const never = (): boolean => false;

/** These conditions with one more, asked before the one of this code. */
export const askedBefore = <S, A extends Action>(
  conditions: readonly Condition<S, A>[],
  code: string,
  more: Condition<S, A>,
): readonly Condition<S, A>[] => conditions.flatMap((one) => (one.code === code ? [more, one] : [one]));
