// Reads an action that comes from outside as unknown JSON: each field must be of its kind, and its ids known.
import type { Fields } from './action.ts';
import { type Ids, idsOf } from './fields.ts';
import type { Args, EngineRefusals } from './refusal.ts';
import { type AnyField, type AnyStep, readyStep } from './step.ts';

/** A refusal before its rule is looked up, with the number of fields that were decided when it was met. */
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

export const isAction = (x: unknown): x is Fields =>
  typeof x === 'object' && x !== null && !Array.isArray(x) && typeof (x as Fields).type === 'string';

/** Refuses the first given field that is not of its kind or has an unknown id. */
export function readFields<S>(step: AnyStep<S>, s: S, action: Fields): Refused | null {
  const { names, fields } = readyStep(step);
  for (const [i, name] of names.entries()) {
    if (!Object.hasOwn(action, name)) continue;
    const refused = readField(fields[i]!, s, name, action[name]);
    if (refused) return refused;
  }
  return null;
}

function readField<S>(field: AnyField<S>, s: S, name: string, value: unknown): Refused | null {
  if (field.kind === 'int') return Number.isSafeInteger(value) ? null : engine('action.malformed', { field: name });
  if (field.kind === 'oneOf') return readId(field, s, name, value);
  if (field.kind !== 'list') return field.reads(value) ? null : engine('action.malformed', { field: name });
  if (!Array.isArray(value)) return engine('action.malformed', { field: name });
  if (value.length > field.most) return { code: field.tooMany, args: { most: field.most }, depth: 0 };
  if (value.length < field.least) return { code: field.tooFew, args: { least: field.least }, depth: 0 };
  for (const v of value) {
    const refused = readId(field, s, name, v);
    if (refused) return refused;
  }
  return null;
}

/** No id is longer than this, so longer texts are not looked up. */
const MOST_ID = 100;

function readId<S>(field: { readonly ids: Ids<S> }, s: S, name: string, value: unknown): Refused | null {
  if (typeof value !== 'string' && typeof value !== 'number') return engine('action.malformed', { field: name });
  if ('known' in field.ids && String(value).length > MOST_ID) return engine('action.malformed', { field: name });
  return idsOf(field, s).has(value)
    ? null
    : engine('action.unknown', { field: name, value: String(value).slice(0, 40) });
}
