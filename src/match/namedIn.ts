// Names a decided field: by its value, the elements of a list, or the trains of its runs.
import type { Run, Value } from '../engine/index.ts';

export const namedIn = (value: unknown): string[] =>
  [value as Value | Run | readonly (Value | Run)[]]
    .flat()
    .map((one) => (typeof one === 'object' ? one.train : String(one)));
