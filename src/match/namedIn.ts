// How a decided field is named: by its value, the elements of a list, or the trains of its runs.
import type { Value } from '../engine/core/action.ts';
import type { Run } from '../engine/routes/field.ts';

export const namedIn = (value: unknown): string[] =>
  [value as Value | Run | readonly (Value | Run)[]]
    .flat()
    .map((one) => (typeof one === 'object' ? one.train : String(one)));
