// A random walk down the tree of choices, without listing it. It draws a value from a field's offer and goes on below
// it; if that leads nowhere, it draws another. So every legal value of a field is equally likely, only a few values are
// ever tested, and none of them twice.
import { advance, type Decision, decisionOf, heldBack, isIdleBesideAside, passOn } from '../flow/settle.ts';
import { type Action, type Fields, PASS, type Seat, type Value } from './action.ts';
import { take } from './apply.ts';
import { below } from './chance.ts';
import type { List } from './fields.ts';
import type { Game } from './game.ts';
import { isOpen, mayStop, openRange } from './leaves.ts';
import type { Core } from './state.ts';
import { failing, giveBack, lent, type ReadyStep } from './step.ts';

/** A legal action of this seat, which must be the one to decide. */
export function wander<S extends Core>(game: Game<S>, s: S, seat: Seat, rng: number[]): Action {
  const decision = decisionOf(game, s)!;
  let action = PASS;
  const isAny = pick(decision.readySteps.slice(), rng, (ready) => {
    if (ready === null) return !heldBack(decision, s);
    const a = drawn(ready, s, seat, rng);
    if (a === null) return false;
    action = { ...a };
    giveBack(ready, a);
    return true;
  });
  if (!isAny) throw new Error(`nothing can be done, and ${game.id} does not let seat ${seat} pass`);
  return action;
}

/**
 * Plays on at random to the end of the game, or for `most` actions, on a private copy. Games are as likely as with
 * `wander` and `applyInPlace` but cost less: a random pass need not know whether there was anything to do.
 */
export function playOut<S extends Core>(game: Game<S>, s: S, rng: number[], most = Infinity): void {
  for (let left = most; left > 0 && s.flow.length > 0; ) {
    const decision = decisionOf(game, s);
    if (decision === null) advance(game, s, undefined);
    else {
      goOn(game, s, decision, rng);
      left -= 1;
    }
  }
}

function goOn<S extends Core>(game: Game<S>, s: S, decision: Decision<S>, rng: number[]): void {
  const { seat, optional, readySteps } = decision;
  let isOnlyAsides = false;
  const isTaken = (ready: ReadyStep<S> | null): boolean => {
    if (ready === null) {
      if (heldBack(decision, s)) return false;
      passOn(game, s, decision, seat, true, undefined);
      return true;
    }
    const a = isOnlyAsides ? null : drawn(ready, s, seat, rng);
    if (a === null) return false;
    // with nothing but asides, an optional decision is idle unless `waits` holds it: then no aside is taken
    if (ready.isAside && optional) isOnlyAsides = isIdleBesideAside(game, s, decision);
    if (!isOnlyAsides) take(game, s, ready, seat, a, undefined);
    giveBack(ready, a);
    return !isOnlyAsides;
  };
  // with nothing left but asides, an optional decision is passed
  if (!pick(readySteps.slice(), rng, isTaken)) passOn(game, s, decision, seat, true, undefined);
}

/** A legal action of this step, to be given back; null if it has none or is not offered. */
function drawn<S>(ready: ReadyStep<S>, s: S, seat: Seat, rng: number[]): Fields | null {
  if (failing(ready.first, s, ready.blank, seat) || ready.isKnown?.(s) === false) return null;
  const a = lent(ready);
  if (fills(ready, s, a, seat, 0, rng)) return a;
  giveBack(ready, a);
  return null;
}

/** Fills the fields from the i-th on, if possible. They are undecided before, and again after a failure. */
function fills<S>(ready: ReadyStep<S>, s: S, a: Fields, seat: Seat, i: number, rng: number[]): boolean {
  const { fields, names, unsure } = ready;
  if (i === fields.length) return true;
  const field = fields[i]!;
  const name = names[i]!;
  if (field.kind === 'list') {
    if (lengthens(ready, s, a, seat, i, field, [], rng)) return true;
  } else if (field.kind === 'int') {
    const range = openRange(ready, s, a, seat, i);
    if (range) {
      a[name] = range.min + range.step * below(rng, Math.floor((range.max - range.min) / range.step) + 1);
      return fills(ready, s, a, seat, i + 1, rng);
    }
  } else if (field.kind === 'oneOf') {
    // a hopeless value is drawn and put back like any that leads nowhere: a seed gives the same games with and without
    // the test
    const leads = (v: Value) => {
      if (!field.isHopeful(v, s, a, seat)) return false;
      a[name] = v;
      return !failing(unsure[i]!, s, a, seat) && fills(ready, s, a, seat, i + 1, rng);
    };
    if (pick(field.offer(s, a, seat).slice(), rng, leads)) return true;
  } else {
    const isLegal = (value: unknown) => isOpen(ready.step, s, a, seat, i, value);
    if (field.possible(s, a, seat, isLegal)) {
      a[name] = field.decide(s, a, seat, isLegal, rng);
      return true;
    }
  }
  a[name] = undefined;
  return false;
}

/** Continues a list: with one more value, or with the next field. */
function lengthens<S>(
  ready: ReadyStep<S>,
  s: S,
  a: Fields,
  seat: Seat,
  i: number,
  field: List<S, Action>,
  list: readonly Value[],
  rng: number[],
): boolean {
  const { names, unsure } = ready;
  a[names[i]!] = list;
  if (list.length >= field.most) return fills(ready, s, a, seat, i + 1, rng);
  const values: (Value | null)[] = [...field.offer(s, a, seat)];
  if (mayStop(ready.step, s, a, seat, i, list)) values.push(null);
  return pick(values, rng, (v) => {
    const longer = v === null ? list : [...list, v];
    a[names[i]!] = longer;
    if (v === null) return fills(ready, s, a, seat, i + 1, rng);
    return !failing(unsure[i]!, s, a, seat) && lengthens(ready, s, a, seat, i, field, longer, rng);
  });
}

/**
 * True if one of the things passes the test; each that passes is equally likely to be picked. Empties the list. A thing
 * that fails gives back the numbers it drew, so they do not change later draws.
 */
function pick<T>(things: T[], rng: number[], test: (thing: T) => boolean): boolean {
  while (things.length > 0) {
    const i = below(rng, things.length);
    const thing = things[i]!;
    const a = rng[0]!;
    const b = rng[1]!;
    const c = rng[2]!;
    const d = rng[3]!;
    if (test(thing)) return true;
    rng[0] = a;
    rng[1] = b;
    rng[2] = c;
    rng[3] = d;
    things[i] = things[things.length - 1]!;
    things.pop();
  }
  return false;
}
