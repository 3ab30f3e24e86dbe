// Refusals: the first condition that fails, for finished, unfinished and malformed actions alike.
import { decisionOf, heldBack } from '../flow/settle.ts';
import { type Action, type Fields, PASS, type Seat, type Value } from './action.ts';
import { idsOf, type Range } from './fields.ts';
import type { Game } from './game.ts';
import { hasLeaf } from './leaves.ts';
import { engine, isAction, type Refused, readFields } from './readFields.ts';
import type { Args, Refusal } from './refusal.ts';
import type { Core } from './state.ts';
import { type AnyCondition, type AnyField, type AnyStep, failing, readyStep } from './step.ts';

/** Returns the refusal of this action, or null. An unfinished action is refused only if nothing legal completes it. */
export function check<S extends Core>(game: Game<S>, s: S, seat: Seat, action: unknown): Refusal | null {
  const refused = refusedBy(game, s, seat, action);
  if (!refused) return null;
  const { code, args, example } = refused;
  return { code, rule: game.rules.ruleOf(code), args, ...(example ? { example } : {}) };
}

/** `check` for an action about to be carried out: a missing field is refused too. */
export function checkWhole<S extends Core>(game: Game<S>, s: S, seat: Seat, action: unknown): Refusal | null {
  const refusal = check(game, s, seat, action);
  if (refusal) return refusal;
  const step = decisionOf(game, s)!.steps.find((d) => d.id === (action as Action).type);
  const missing = step && readyStep(step).names.find((name) => !Object.hasOwn(action as Fields, name));
  return missing === undefined ? null : { code: 'action.unfinished', rule: null, args: { field: missing } };
}

function refusedBy<S extends Core>(game: Game<S>, s: S, seat: Seat, action: unknown): Refused | null {
  if (!isAction(action)) return engine('action.malformed', { field: 'type' });
  const decision = decisionOf(game, s);
  if (!decision) return engine('flow.over', {});
  const step = decision.steps.find((d) => d.id === action.type);
  const isPass = decision.optional && action.type === PASS.type;
  if (!step && !isPass && !isKnownType(game, action.type))
    return engine('action.unknown', { field: 'type', value: action.type.slice(0, 40) });
  if (decision.seat !== seat) return engine('flow.notYours', { waiting: [decision.seat] });
  const names = step ? readyStep(step).names : [];
  if (!step && !isPass)
    return engine(action.type === PASS.type ? 'flow.noPass' : 'flow.notNow', {
      instead: decision.steps.filter((d) => d.isKnown?.(s) ?? true).map((d) => d.id),
    });
  const stranger = Object.keys(action).find((key) => key !== 'type' && !names.includes(key));
  if (stranger !== undefined) return engine('action.malformed', { field: stranger.slice(0, 40) });
  if (!step) {
    const held = heldBack(decision, s);
    return held ? refusedBecause(held, s, PASS, seat, 0) : null;
  }
  const malformed = readFields(step, s, action);
  if (malformed) return malformed;
  const first = failing(readyStep(step).first, s, action, seat);
  if (first) return refusedBecause(first, s, action, seat, 0);
  return walk(step, s, seat, action, { type: step.id }, 0);
}

const refusedBecause = <S>({ code, args }: AnyCondition<S>, s: S, a: Action, seat: Seat, depth: number): Refused => ({
  code,
  args: args(s, a, seat) as Args,
  depth,
});

const isKnownType = <S extends Core>(game: Game<S>, type: string): boolean =>
  Object.values(game.frames).some((frame) =>
    [...Object.values(frame.stages), ...(frame.asides ?? [])]
      .flatMap((stage) => (Array.isArray(stage) ? (stage as AnyStep<S>[]) : [stage as AnyStep<S>]))
      .some((step) => !('auto' in step) && (step.id === type || (type === PASS.type && step.pass))),
  );

/** Goes down the fields in order; where a field is not given, it tries every value. */
function walk<S>(step: AnyStep<S>, s: S, seat: Seat, given: Fields, a: Fields, i: number): Refused | null {
  const { names, fields } = readyStep(step);
  const field = fields[i];
  if (!field) return null;
  const name = names[i]!;
  if (Object.hasOwn(given, name)) return descend(step, s, seat, given, a, i, given[name]);
  // If no later field is given, `hasLeaf` answers the question as it does for `choices`; the walk only finds the
  // reason.
  const open = names.slice(i + 1).every((later) => !Object.hasOwn(given, later));
  if (open && hasLeaf(step, s, a, seat, i)) return null;
  const refusals: Refused[] = [];
  for (const value of everyWay(field, s, a, seat)) {
    const refused = descend(step, s, seat, given, { ...a }, i, value);
    if (refused) refusals.push(refused);
    else if (!open) return null;
  }
  return mostTelling(refusals) ?? engine('action.unfinished', { field: name });
}

function descend<S>(
  step: AnyStep<S>,
  s: S,
  seat: Seat,
  given: Fields,
  a: Fields,
  i: number,
  value: unknown,
): Refused | null {
  const { names, fields, after } = readyStep(step);
  const field = fields[i]!;
  const name = names[i]!;
  // A list is decided element by element, so its conditions are asked of each beginning of it.
  const list = value as readonly Value[];
  const stages = field.kind === 'list' ? list.map((_, k) => list.slice(0, k + 1)) : [value];
  for (const stage of stages) {
    a[name] = stage;
    const fails = failing(after[i]!, s, a, seat);
    if (fails) return refusedBecause(fails, s, a, seat, i + 1);
  }
  if (field.kind === 'int' && !isInRange(field.range(s, a, seat), value as number))
    return { ...engine('action.malformed', { field: name }), depth: i + 1 };
  a[name] = value;
  return walk(step, s, seat, given, a, i + 1);
}

const isInRange = ({ min, max, step }: Range, n: number): boolean => n >= min && n <= max && (n - min) % step === 0;

/**
 * Values to try at a field: those it offers, else all it knows; of a number the two ends; of a list the first
 * elements.
 */
function everyWay<S>(field: AnyField<S>, s: S, a: Fields, seat: Seat): unknown[] {
  if (field.kind === 'int') {
    const { min, max } = field.range(s, a, seat);
    return min < max ? [min, max] : [min];
  }
  if (field.kind !== 'oneOf' && field.kind !== 'list') return [...field.attempts(s, a, seat)];
  const offered = field.offer(s, a, seat);
  const values = offered.length > 0 ? offered : [...idsOf(field, s)];
  if (field.kind !== 'list') return [...values];
  return [...(field.least === 0 ? [[]] : []), ...values.map((v) => [v])];
}

/** The price in a refusal for being too dear; 0 in any other. */
const costOf = ({ code, args }: Refused): number =>
  code.endsWith('.tooDear') ? Number(args.price ?? args.cost ?? 0) : 0;

/** The refusal met furthest down; of several the most frequent; of those for being too dear, the cheapest. */
function mostTelling(refusals: readonly Refused[]): Refused | null {
  if (refusals.length === 0) return null;
  const depth = Math.max(...refusals.map((r) => r.depth));
  const deepest = refusals.filter((r) => r.depth === depth);
  const counts = new Map<string, number>();
  for (const { code } of deepest) counts.set(code, (counts.get(code) ?? 0) + 1);
  const telling = deepest.reduce((best, r) => {
    if (r.code === best.code) return costOf(r) < costOf(best) ? r : best;
    return counts.get(r.code)! > counts.get(best.code)! ? r : best;
  });
  const alike = refusals.every(
    (r) => r.code === telling.code && JSON.stringify(r.args) === JSON.stringify(telling.args),
  );
  return alike ? telling : { ...telling, example: true };
}
