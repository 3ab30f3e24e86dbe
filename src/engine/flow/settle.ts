// After each action the engine settles: it runs what nobody decides, until somebody must decide or the game is over.
import { type Fields, PASS, type Seat } from '../core/action.ts';
import type { Emit, GameEvent, Passed } from '../core/event.ts';
import type { Game } from '../core/game.ts';
import { stepHasChoice } from '../core/leaves.ts';
import type { Core } from '../core/state.ts';
import { type AnyCondition, type AnyStep, failing } from '../core/step.ts';
import { type FrameDef, firstStage, type Stage, stageAfter, stageAt, top } from './frame.ts';

/** What is being decided, and by whom. */
export interface Decision<S> {
  readonly seat: Seat;
  readonly steps: readonly AnyStep<S>[];
  readonly optional: boolean;
  /** The steps, and null for passing where that is possible. */
  readonly kinds: readonly (AnyStep<S> | null)[];
  /** What must hold for passing. */
  readonly passing: readonly AnyCondition<S>[];
}

/** What a stage offers in its frame, whatever the state; null for something automatic. */
interface Offered<S> extends Omit<Decision<S>, 'seat'> {
  readonly actor: (s: S) => Seat;
}

const offered = new WeakMap<object, Map<string, Offered<never> | null>>();

function offeredAt<S>(def: FrameDef<S>, at: string): Offered<S> | null {
  let stages = offered.get(def) as Map<string, Offered<S> | null> | undefined;
  if (stages === undefined) {
    stages = new Map(Object.entries(def.stages).map(([name, stage]) => [name, offeredBy(def, stage)]));
    offered.set(def, stages as Map<string, Offered<never> | null>);
  }
  return stages.get(at) ?? null;
}

function offeredBy<S>({ asides = [] }: FrameDef<S>, stage: Stage<S>): Offered<S> | null {
  if ('auto' in stage) return null;
  const own = Array.isArray(stage) ? (stage as readonly AnyStep<S>[]) : [stage as AnyStep<S>];
  const steps = [...own, ...asides];
  const optional = own.some((step) => step.pass !== undefined);
  return {
    actor: (s) => own[0]!.actor(s),
    steps,
    optional,
    kinds: optional ? [...steps, null] : steps,
    passing: steps.flatMap(({ passing = [] }) => passing),
  };
}

/** The decision the flow stands at; null when it stands at something automatic, or the game is over. */
export function decisionOf<S extends Core>(game: Game<S>, s: S): Decision<S> | null {
  const frame = top(s);
  if (!frame || frame.at === null) return null;
  const here = offeredAt(game.frames[frame.kind]!, frame.at);
  if (!here) return null;
  const { steps, optional, kinds, passing } = here;
  return { seat: here.actor(s), steps, optional, kinds, passing };
}

/** The condition that forbids passing an optional decision; undefined when nothing forbids it. */
export const heldBack = <S>({ passing, seat }: Decision<S>, s: S): AnyCondition<S> | undefined =>
  failing(passing, s, PASS as unknown as Fields, seat);

/** Knows of a legal action of a decision that is no pass and no aside: so nobody has to look for one. */
export type Proof<S> = (decision: Decision<S>) => boolean;

/** Whether the flow can go on without anybody. */
export function restless<S extends Core>(game: Game<S>, s: S, proof?: Proof<S>): boolean {
  if (s.flow.length === 0) return false;
  const decision = decisionOf(game, s);
  return decision === null || (decision.optional && !proof?.(decision) && isIdle(game, s, decision));
}

/**
 * Whether this optional decision offers nothing and may be passed. Asides alone are no reason to wait, unless `waits`
 * says so.
 */
export function isIdle<S extends Core>(game: Game<S>, s: S, decision: Decision<S>): boolean {
  const { seat, steps } = decision;
  const hasChoice = (step: AnyStep<S>) => stepHasChoice(step, s, seat);
  if (steps.some((step) => !step.aside && hasChoice(step)) || heldBack(decision, s)) return false;
  const def = game.frames[top(s)!.kind]!;
  return !(def.waits && steps.some((step) => step.aside && hasChoice(step)) && def.waits(s, steps));
}

/** One automatic move of a restless flow. */
export function advance<S extends Core>(game: Game<S>, s: S, emit: Emit<GameEvent>): void {
  const frame = top(s)!;
  const def = game.frames[frame.kind]!;
  const stage = stageAt(def, frame);
  if (stage === undefined) {
    if (def.again?.(s)) frame.at = firstStage(def);
    else {
      s.flow.pop();
      def.end?.(s, frame, emit);
    }
  } else if ('auto' in stage) {
    frame.at = stageAfter(def, frame.at!); // first, so that a frame pushed by `auto` returns to the next stage
    stage.auto(s, emit);
  } else {
    const decision = decisionOf(game, s)!;
    passOn(game, s, decision, decision.seat, true, emit);
  }
}

/** The top frame goes on to the stage that follows. */
export function leaveStage<S extends Core>(game: Game<S>, s: S): void {
  const frame = top(s)!;
  frame.at = stageAfter(game.frames[frame.kind]!, frame.at!);
}

/** Leaves out the optional decision the flow stands at. */
export function passOn<S extends Core>(
  game: Game<S>,
  s: S,
  decision: Decision<S>,
  seat: Seat,
  forced: boolean,
  emit: Emit<GameEvent>,
): void {
  const step = decision.steps.find((d) => d.pass)!;
  leaveStage(game, s);
  (emit as Emit<Passed>)?.({ type: 'passed', seat, step: step.id, forced });
  step.pass!(s, emit, seat);
}
