// Reading an action that comes from outside as unknown JSON: each field is of its kind, and its ids are known.
import type { Fields, Value } from './action.ts';
import { MOST_RUNS } from './fields.ts';
import type { Args, EngineRefusals } from './refusal.ts';
import { type AnyField, type AnyStep, planOf } from './step.ts';

/** A refusal before its rule is looked up, and how many fields had been decided by then. */
export interface Refused {
  readonly code: string;
  readonly args: Args;
  readonly depth: number;
  readonly example?: true;
}

/** A refusal of the engine itself. */
export const engine = <C extends keyof EngineRefusals>(code: C, args: EngineRefusals[C]): Refused => ({
  code,
  args: args as Args,
  depth: 0,
});

export const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Whether the fields that are given are of their kind, and their ids known. */
export function readFields<S>(step: AnyStep<S>, action: Fields): Refused | null {
  const { names, fields } = planOf(step);
  for (const [i, name] of names.entries()) {
    if (!Object.hasOwn(action, name)) continue;
    const refused = readField(fields[i]!, name, action[name]);
    if (refused) return refused;
  }
  return null;
}

function readField<S>(field: AnyField<S>, name: string, value: unknown): Refused | null {
  if (field.kind === 'int') return Number.isSafeInteger(value) ? null : engine('action.malformed', { field: name });
  if (field.kind === 'oneOf') return readId(field.ids, name, value);
  if (field.kind === 'routes') return areRuns(value) ? null : engine('action.malformed', { field: name });
  if (!Array.isArray(value)) return engine('action.malformed', { field: name });
  if (value.length > field.most) return { code: field.tooMany, args: { most: field.most }, depth: 0 };
  if (value.length < field.least) return { code: field.tooFew, args: { least: field.least }, depth: 0 };
  for (const v of value) {
    const refused = readId(field.ids, name, v);
    if (refused) return refused;
  }
  return null;
}

function readId(ids: ReadonlySet<Value>, name: string, value: unknown): Refused | null {
  if (typeof value !== 'string' && typeof value !== 'number') return engine('action.malformed', { field: name });
  return ids.has(value) ? null : engine('action.unknown', { field: name, value: String(value).slice(0, 40) });
}

const areRuns = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MOST_RUNS.runs && value.every(isRun);

const isRun = (run: unknown): boolean =>
  isFields(run) &&
  Object.keys(run).length === 2 &&
  isText(run.train, MOST_RUNS.train) &&
  Array.isArray(run.track) &&
  run.track.length <= MOST_RUNS.track &&
  run.track.every((piece) => isText(piece, MOST_RUNS.piece));

const isText = (x: unknown, most: number): boolean => typeof x === 'string' && x.length <= most;
