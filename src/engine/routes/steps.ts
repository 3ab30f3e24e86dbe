// The work of a search, counted in steps: the same on every machine, whatever its clock says.

export interface Steps {
  taken: number;
  readonly budget: number;
  readonly stopped: () => boolean;
  over: boolean;
}

/** How often a worker is asked whether it should go on. */
const ASK = 4096;

export const countSteps = (budget = Infinity, stopped: () => boolean = () => false): Steps => ({
  taken: 0,
  budget,
  stopped,
  over: budget <= 0,
});

/** Takes some steps; true when there are none left, or when nobody wants the result any more. */
export function take(steps: Steps, count: number): boolean {
  const before = steps.taken;
  steps.taken += count;
  if (steps.taken >= steps.budget) steps.over = true;
  else if (Math.floor(before / ASK) !== Math.floor(steps.taken / ASK) && steps.stopped()) steps.over = true;
  return steps.over;
}
