import { type FrameDef, stageNames } from '../../src/engine/flow/frame.ts';

/** The stage of a frame in which this step is taken. */
export function stageOf<S>(def: FrameDef<S>, id: string): string {
  const name = stageNames(def).find((stage) => [def.stages[stage]!].flat().some((step) => step.id === id));
  if (name === undefined) throw new Error(`no stage has ${id}`);
  return name;
}
