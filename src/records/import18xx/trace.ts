// The platform's states after every action, and the first difference from ours.
import type { Difference, TraceState } from './importer.ts';

type Json = Record<string, unknown>;

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);

/**
 * The keys compared after every action. `pd` counts only where a round begins: the platform moves it about inside a
 * round.
 */
const KEYS = ['r', 'ph', 'c', 'b', 'k', 's', 'sh', 'pr', 'tr', 'tk', 't', 'o', 'pv', 'ln', 'es', 'pm', 'd', 'x', 'rt'];

/**
 * The states of a trace, in which each is written as its difference from the one before; null if this is not a trace.
 */
export function traceFrom(json: unknown): readonly TraceState[] | null {
  if (!isObject(json) || !Array.isArray(json.steps) || !json.steps.every(isObject)) return null;
  const states: TraceState[] = [];
  for (const step of json.steps) states.push(unfolded(states[states.length - 1] ?? {}, step));
  return states;
}

/** Maps change entry by entry, everything else as a whole. The runs are those of one action. */
function unfolded({ rt: _, ...before }: TraceState, step: Json): TraceState {
  const after: Json = { ...before };
  for (const [key, value] of Object.entries(step)) {
    const old = before[key];
    after[key] = isObject(value) && isObject(old) ? { ...old, ...value } : value;
  }
  return after;
}

/** The first difference between our state and the platform's; `before` is the platform's state one action earlier. */
export function compare(expected: TraceState, got: TraceState, before: TraceState | undefined): Difference | null {
  const roundBegins = expected.r !== 'END' && expected.r !== before?.r;
  for (const key of roundBegins ? [...KEYS, 'pd'] : KEYS) {
    const difference = differs(key, expected[key], got[key]);
    if (difference) return difference;
  }
  return null;
}

/** A null entry in a map means no entry. */
function differs(what: string, expected: unknown, got: unknown): Difference | null {
  if (!isObject(expected) || !isObject(got))
    return sorted(expected ?? null) === sorted(got ?? null) || isNothing(expected, got)
      ? null
      : { what, expected: expected ?? null, got: got ?? null };
  for (const id of Object.keys({ ...expected, ...got })) {
    const [theirs, ours] = [expected[id] ?? null, got[id] ?? null];
    if (sorted(theirs) !== sorted(ours)) return { what: `${what}.${id}`, expected: theirs, got: ours };
  }
  return null;
}

/** True if both have nothing: a map without entries may be left out. */
const isNothing = (expected: unknown, got: unknown): boolean =>
  [expected ?? {}, got ?? {}].every((x) => isObject(x) && Object.values(x).every((value) => value === null));

/** As text, independent of the order of entries. */
const sorted = (x: unknown): string =>
  JSON.stringify(x, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
