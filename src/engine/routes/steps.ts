// The work of a search, counted in steps: the same on every machine, whatever its speed.

export interface Steps {
  taken: number;
  readonly budget: number;
  readonly stopped: () => boolean;
  over: boolean;
}

/** Number of steps between two questions to a worker whether it should go on. */
const ASK = 4096;

export const countSteps = (budget = Infinity, stopped: () => boolean = () => false): Steps => ({
  taken: 0,
  budget,
  stopped,
  over: budget <= 0,
});

/** Takes some steps; true if none are left, or if nobody wants the result any more. */
export function take(steps: Steps, count: number): boolean {
  const before = steps.taken;
  steps.taken += count;
  if (steps.taken >= steps.budget) steps.over = true;
  else if (Math.floor(before / ASK) !== Math.floor(steps.taken / ASK) && steps.stopped()) steps.over = true;
  return steps.over;
}
