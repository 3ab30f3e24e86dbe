// Races ideas against the first, where every trial costs time and luck decides much: all are tried in the same luck,
// round by round; ideas clearly no better drop out, and the first stays unless another is clearly better.

interface Tried<T> {
  readonly idea: T;
  readonly results: number[];
}

/** Tries an idea in a round; the same round means the same luck. Null when time is up. */
type Trial<T> = (idea: T, round: number) => number | null;

/** Standard errors that make a difference clear. */
const CLEAR = 1;
/** Standard errors that end the race early. */
const BEYOND_DOUBT = 3;

/** Rivals kept after the first round, best first, if clarity takes more rounds. */
const GO_ON = 4;

const best = <T>(rivals: readonly Tried<T>[]): Tried<T>[] =>
  [...rivals].sort((a, b) => b.results[0]! - a.results[0]!).slice(0, GO_ON);

/** `trials`: the number in all; `unclear`: rounds that say too little about luck for anything to be clear. */
export function race<T>(ideas: readonly T[], trials: number, trial: Trial<T>, unclear: number): T {
  const [first, ...others] = ideas.map((idea): Tried<T> => ({ idea, results: [] }));
  let rivals = others;
  for (let round = 0, left = trials; rivals.length > 0 && left > rivals.length; round++) {
    for (const one of [first!, ...rivals]) {
      const result = trial(one.idea, round);
      if (result === null) return winner(first!, rivals);
      one.results.push(result);
      left -= 1;
    }
    if (round === 0 && unclear > 1) rivals = best(rivals);
    if (round < unclear) continue;
    rivals = rivals.filter((rival) => lead(first!, rival, rivals, -CLEAR) > 0);
    if (rivals.length > 0 && rivals.every((rival) => lead(first!, rival, rivals, BEYOND_DOUBT) > 0)) break;
  }
  return winner(first!, rivals);
}

/** The best of those clearly better than the first. */
function winner<T>(first: Tried<T>, rivals: readonly Tried<T>[]): T {
  const leads = rivals.map((rival) => ({ rival, by: lead(first, rival, rivals, CLEAR) }));
  const best = leads.reduce<(typeof leads)[number] | null>((a, b) => (b.by > (a?.by ?? 0) ? b : a), null);
  return (best?.rival ?? first).idea;
}

/** A rival's average lead over the first, less this many standard errors. */
function lead<T>(first: Tried<T>, rival: Tried<T>, rivals: readonly Tried<T>[], errors: number): number {
  const differences = differencesOf(first, rival);
  if (differences.length < 2) return -Infinity;
  return average(differences) - errors * Math.sqrt(spreadOf(first, rivals) / differences.length);
}

/** Differences in the rounds that both have finished. */
const differencesOf = <T>(first: Tried<T>, rival: Tried<T>): number[] =>
  rival.results.slice(0, first.results.length).map((result, round) => result - first.results[round]!);

/** The variance of the differences, pooled over all rivals: two or three figures alone say little. */
function spreadOf<T>(first: Tried<T>, rivals: readonly Tried<T>[]): number {
  const all = rivals.map((rival) => differencesOf(first, rival)).filter((differences) => differences.length > 1);
  return average(all.map(variance));
}

function variance(figures: readonly number[]): number {
  const mean = average(figures);
  return figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / (figures.length - 1);
}

const average = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0) / figures.length;
