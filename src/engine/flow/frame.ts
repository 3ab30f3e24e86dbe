// The flow of a game is data: a stack of frames in the state, the top one saying who acts.
import type { Emit, GameEvent } from '../core/event.ts';
import type { AnyAuto, AnyStep } from '../core/step.ts';

export interface Frame {
  readonly kind: string;
  /** The name of the current stage; null when the last stage is done. */
  at: string | null;
}

/** A place in a frame: something automatic, one decision, or a choice among several kinds of action. */
export type Stage<S> = AnyAuto<S> | AnyStep<S> | readonly AnyStep<S>[];

export type Stages<S> = Readonly<Record<string, Stage<S>>>;

/** The definition of a kind of frame. */
export interface FrameDef<S, T extends Stages<S> = Stages<S>> {
  /** The section of the book. */
  readonly cite: string;
  /** By name, in the order of play. Saved positions contain these names: changing one means raising the shape. */
  readonly stages: T;
  /** Steps that may be taken beside every decision of the frame, besides those its stages list. */
  readonly asides?: readonly AnyStep<S>[];
  /**
   * Asked where an optional stage offers nothing but asides: true to wait for the person anyway, because an aside may
   * make a choice possible (a loan pays for a token). Without `waits`, such a stage passes by itself.
   */
  waits?(s: S, steps: readonly AnyStep<S>[]): boolean;
  /** Asked when the last stage is done: true to begin again with the first. */
  again?(s: S): boolean;
  /** Effects after the frame is over and has left the stack. */
  end?(s: S, frame: Frame, emit: Emit<GameEvent>): void;
}

type WithFlow = { flow: Frame[] };
type WithStages = { readonly stages: object };

const orders = new WeakMap<object, readonly string[]>();

/** The names of a frame's stages, in their order. */
export function stageNames({ stages }: WithStages): readonly string[] {
  let names = orders.get(stages);
  if (names === undefined) {
    names = Object.keys(stages);
    orders.set(stages, names);
  }
  return names;
}

/** True if a frame has left this stage behind. */
export function isPast(def: WithStages, { at }: Frame, stage: string): boolean {
  const names = stageNames(def);
  return at === null || names.indexOf(at) > names.indexOf(stage);
}

/** The stage that a frame stands at; undefined when its last one is done. */
export const stageAt = <S>(def: FrameDef<S>, { at }: Frame): Stage<S> | undefined =>
  at === null ? undefined : def.stages[at];

export const top = ({ flow }: WithFlow): Frame | undefined => flow[flow.length - 1];

/** The top frame, which the caller knows to be of this kind. */
export function frameOf<F extends Frame>(s: WithFlow, kind: F['kind']): F {
  const frame = top(s);
  if (frame?.kind !== kind) throw new Error(`expected a ${kind} frame, found ${frame?.kind ?? 'none'}`);
  return frame as F;
}

/** The topmost frame of this kind, which the caller knows to be there. */
export function under<F extends Frame>(s: WithFlow, kind: F['kind']): F {
  const { flow } = s;
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i]!;
    if (frame.kind === kind) return frame as F;
  }
  throw new Error(`no ${kind} frame in the flow`);
}

export const push = <F extends Frame>(s: { flow: F[] }, frame: F): void => {
  s.flow.push(frame);
};
