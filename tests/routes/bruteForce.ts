// The twin of the route finder: every trail by plain recursion, every set of them one by one. It shares the graph alone.

import type { RunProblem, Train } from '../../src/engine/routes/problem.ts';
import type { Graph } from '../../src/engine/track/graph.ts';

export interface Trail {
  readonly pieces: readonly number[];
  readonly stops: readonly number[];
  readonly crossings: readonly number[];
}

/** Every possible trail of a run, once in each direction; null if there are more than `most`. */
export function trailsOf(problem: RunProblem, most: number): Trail[] | null {
  const { graph, stops, rules } = problem;
  const found: Trail[] = [];
  const isStop = (v: number) => v < graph.stops.length;
  const end = (v: number) => rules.ends[graph.stops[v]!.kind];
  let steps = 0;

  const walk = (v: number, comeBy: number | null, trail: Trail): void => {
    if (steps++ > most * 20 || found.length > most) return;
    if (isStop(v) && trail.pieces.length > 0) {
      if (end(v) !== 'never') found.push(trail);
      if (end(v) === 'must' || stops[v]!.standing === 'blocked') return;
    }
    for (const piece of graph.at[v]!) {
      const { ends, hex } = graph.pieces[piece]!;
      if (trail.pieces.includes(piece)) continue;
      if (!isStop(v) && hex === graph.pieces[comeBy!]!.hex) continue;
      const to = ends[0] === v ? ends[1] : ends[0];
      if (to === v) continue;
      if (isStop(to)) {
        if (trail.stops.includes(to) || stops[to]!.standing === 'closed') continue;
        const { group } = graph.stops[to]!;
        if (group !== undefined && trail.stops.some((other) => graph.stops[other]!.group === group)) continue;
      } else if (trail.crossings.includes(to)) continue;
      walk(to, piece, {
        pieces: [...trail.pieces, piece],
        stops: isStop(to) ? [...trail.stops, to] : trail.stops,
        crossings: isStop(to) ? trail.crossings : [...trail.crossings, to],
      });
    }
  };
  for (const start of graph.stops.keys())
    if (end(start) !== 'never' && stops[start]!.standing !== 'closed')
      walk(start, null, { pieces: [], stops: [start], crossings: [] });
  if (steps > most * 20 || found.length > most) return null;
  const { of, atLeast } = rules.least;
  return found.filter(
    (trail) =>
      trail.stops.some((v) => stops[v]!.standing === 'own') &&
      trail.stops.filter((v) => of === 'all' || of.includes(graph.stops[v]!.kind)).length >= atLeast,
  );
}

export function mayRun({ graph }: RunProblem, train: Train, trail: Trail): boolean {
  for (const { of, atMost } of train.caps) {
    let count = 0;
    for (const v of trail.stops) if (of === 'all' || of.includes(graph.stops[v]!.kind)) count++;
    if (count > atMost) return false;
  }
  for (const { of, atLeast } of train.floors ?? []) {
    let count = 0;
    for (const v of trail.stops) if (of === 'all' || of.includes(graph.stops[v]!.kind)) count++;
    if (count < atLeast) return false;
  }
  return true;
}

export function brings({ graph, stops }: RunProblem, train: Train, trail: Trail): number {
  let sum = 0;
  for (const v of trail.stops) sum += stops[v]!.worth + (stops[v]!.subsidy ?? 0);
  for (const { at, amount } of train.bonuses)
    if (trail.stops.some((v) => at.includes(graph.stops[v]!.id))) sum += amount;
  return sum;
}

/** The highest revenue of a set of runs in which every train runs that must; null without such a set. */
export function mostOf(problem: RunProblem, trails: readonly Trail[]): number | null {
  const { graph, trains, rules } = problem;
  const oneWay = trails.filter(({ stops }) => stops[0]! < stops.at(-1)!);
  const choices = trains.map((train) =>
    oneWay
      .filter((trail) => mayRun(problem, train, trail))
      .map((trail) => ({ value: brings(problem, train, trail), takes: takesOf(graph, trail, rules.share) }))
      .sort((a, b) => b.value - a.value),
  );
  /** Upper bounds: revenue of the trains from each one on if they did not meet. */
  const hope = choices.map((_, i) => choices.slice(i).reduce((sum, list) => sum + Math.max(0, list[0]?.value ?? 0), 0));
  let most: number | null = null;
  const isBetter = (value: number) => most === null || value > most;
  const choose = (i: number, value: number, taken: bigint): void => {
    if (i === trains.length) {
      if (isBetter(value)) most = value;
      return;
    }
    const after = hope[i + 1] ?? 0;
    for (const one of choices[i]!) {
      if (!isBetter(value + one.value + after)) break;
      if ((one.takes & taken) === 0n) choose(i + 1, value + one.value, taken | one.takes);
    }
    if (!trains[i]!.mustRun && isBetter(value + after)) choose(i + 1, value, taken);
  };
  choose(0, 0, 0n);
  return most;
}

/** Pieces, crossings and, if runs may share nothing, stops: each is a bit. */
function takesOf({ pieces, at }: Graph, trail: Trail, share: RunProblem['rules']['share']): bigint {
  if (share === 'track') return 0n;
  const vertices = share === 'nothing' ? [...trail.crossings, ...trail.stops] : trail.crossings;
  const numbers = [...trail.pieces, ...vertices.map((v) => pieces.length + v)];
  return numbers.reduce((bits, n) => bits | (1n << BigInt(n % (pieces.length + at.length))), 0n);
}
