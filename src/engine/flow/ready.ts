// Frames made ready: everything the flow asks at every move, looked up once and kept in objects of one shape.
import type { Seat } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import type { Core } from '../core/state.ts';
import { type AnyAuto, type AnyCondition, type AnyStep, type ReadyStep, readyStep } from '../core/step.ts';
import { type FrameDef, type Stage, stageNames } from './frame.ts';

export interface ReadyFrame<S> {
  readonly def: FrameDef<S>;
  readonly first: string;
  readonly stages: ReadonlyMap<string, ReadyStage<S>>;
}

interface ReadyStage<S> {
  /** The stage that follows; null after the last. */
  readonly next: string | null;
  /** Automatic effect of the stage; null where somebody decides. */
  readonly auto: AnyAuto<S>['auto'] | null;
  /** Decision of the stage, whatever the state; null where nobody decides. */
  readonly offered: Offered<S> | null;
}

export interface Offered<S> {
  readonly actor: (s: S) => Seat;
  readonly steps: readonly AnyStep<S>[];
  readonly optional: boolean;
  /** The steps made ready, and null for passing, if that is possible. */
  readonly readySteps: readonly (ReadyStep<S> | null)[];
  /** The step that defines passing. */
  readonly passed: AnyStep<S> | undefined;
  /** Conditions for passing. */
  readonly passing: readonly AnyCondition<S>[];
}

type ReadyFrames = Map<string, ReadyFrame<never>>;
const made = new WeakMap<object, ReadyFrames>();
/** The frames asked for last: a caller mostly plays one game. */
let last: { readonly of: object; readonly frames: ReadyFrames } | null = null;

export function readyFrame<S extends Core>(game: Game<S>, kind: string): ReadyFrame<S> {
  const { frames } = game;
  if (last?.of !== frames) last = { of: frames, frames: made.get(frames) ?? makeReady(frames) };
  return last.frames.get(kind) as ReadyFrame<S>;
}

function makeReady<S>(frames: Readonly<Record<string, FrameDef<S>>>): ReadyFrames {
  const ready = new Map(Object.entries(frames).map(([kind, def]) => [kind, readyOf(def)]));
  made.set(frames, ready as unknown as ReadyFrames);
  return ready as unknown as ReadyFrames;
}

function readyOf<S>(def: FrameDef<S>): ReadyFrame<S> {
  const names = stageNames(def);
  const stages = names.map((name, i): [string, ReadyStage<S>] => {
    const stage = def.stages[name]!;
    const auto = 'auto' in stage ? stage.auto : null;
    return [name, { next: names[i + 1] ?? null, auto, offered: offeredBy(def, stage) }];
  });
  return { def, first: names[0]!, stages: new Map(stages) };
}

function offeredBy<S>({ asides = [] }: FrameDef<S>, stage: Stage<S>): Offered<S> | null {
  if ('auto' in stage) return null;
  const own = Array.isArray(stage) ? (stage as readonly AnyStep<S>[]) : [stage as AnyStep<S>];
  const steps = [...own, ...asides];
  const optional = own.some((step) => step.pass !== undefined);
  return {
    actor: own[0]!.actor,
    steps,
    optional,
    readySteps: optional ? [...steps.map(readyStep), null] : steps.map(readyStep),
    passed: steps.find((step) => step.pass !== undefined),
    passing: steps.flatMap(({ passing = [] }) => passing),
  };
}
