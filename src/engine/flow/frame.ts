// The flow of a game is data: a stack of frames in the state, the top one saying who acts.
import type { Emit, GameEvent } from '../core/event.ts';
import type { AnyAuto, AnyStep } from '../core/step.ts';

export interface Frame {
  readonly kind: string;
  /** The place reached in the frame's list of steps. */
  step: number;
}

/** A place in a frame: something automatic, one decision, or a choice among several kinds of action. */
export type Stage<S> = AnyAuto<S> | AnyStep<S> | readonly AnyStep<S>[];

/** What a kind of frame goes through. */
export interface FrameDef<S> {
  /** The section of the book. */
  readonly cite: string;
  readonly steps: readonly Stage<S>[];
  /** Steps that may be taken beside every decision of the frame, besides those its stages list. */
  readonly asides?: readonly AnyStep<S>[];
  /**
   * Asked where an optional stage has nothing to choose but asides: whether to wait for the person all the same, because
   * one of them may open something (a loan pays for a token). Without it such a stage passes by itself.
   */
  waits?(s: S, steps: readonly AnyStep<S>[]): boolean;
  /** Asked when the last step is done: whether to begin again with the first. */
  again?(s: S): boolean;
  /** What happens when the frame is over. It has left the stack by then. */
  end?(s: S, frame: Frame, emit: Emit<GameEvent>): void;
}

type WithFlow = { flow: Frame[] };

export const top = (s: WithFlow): Frame | undefined => s.flow[s.flow.length - 1];

/** The top frame, which the caller knows to be of this kind. */
export function frameOf<F extends Frame>(s: WithFlow, kind: F['kind']): F {
  const frame = top(s);
  if (frame?.kind !== kind) throw new Error(`expected a ${kind} frame, found ${frame?.kind ?? 'none'}`);
  return frame as F;
}

export const push = <F extends Frame>(s: { flow: F[] }, frame: F): void => {
  s.flow.push(frame);
};
