// In the first shape of states, a frame kept its place as an index into the list of its stages.
import type { Frame } from './frame.ts';

type First = { readonly kind: string; readonly step: number };

/** The frames with names in place of the indexes; null after the last stage. `stages` is the list of that time. */
export const placesByName = (flow: readonly First[], stages: Readonly<Record<string, readonly string[]>>): Frame[] =>
  flow.map(({ kind, step, ...rest }) => {
    const names = Object.hasOwn(stages, kind) ? stages[kind]! : [];
    if (!Number.isInteger(step) || step < 0 || step > names.length)
      throw new Error(`a ${kind} frame had no place ${step}`);
    return { kind, at: names[step] ?? null, ...rest };
  });
