// Measures runs together if each location pays once, and credits the stops to the runs.
import type { HexId } from '../../track/facts.ts';
import type { Vertex } from '../../track/graph.ts';
import { type Places, placesOf } from '../places.ts';
import { isOf, type MeasuredRun, type RunProblem, type Train } from '../problem.ts';
import { type Chain, chainings, type FreightPart } from './chains.ts';
import { type Claim, credit, worthOf } from './credit.ts';
import { freightEnd } from './distance.ts';

/** A legal run: pieces by their numbers, stops in order. */
export interface OnceRun {
  readonly train: Train;
  readonly track: readonly number[];
  readonly stops: readonly Vertex[];
}

interface Part extends FreightPart {
  readonly run: OnceRun;
}

/** Null if the freights among the runs are not joined as they must be. */
export function measureOnce(problem: RunProblem, runs: readonly OnceRun[]): readonly MeasuredRun[] | null {
  const places = placesOf(problem);
  const parts = freightParts(problem, runs);
  let best: { chains: readonly Chain<Part>[]; paid: readonly (readonly Vertex[])[]; worth: number } | null = null;
  for (const chains of chainings(problem, places, parts)) {
    const outer = chains.flatMap((chain) => chain.outer);
    const claims = runs.map((run) => claimOf(problem, run, outer));
    const paid = credit(places, claims);
    const worth = worthOf(places, paid) + chains.reduce((sum, { bonus }) => sum + bonus, 0);
    if (best === null || worth > best.worth) best = { chains, paid, worth };
  }
  if (best === null) return null;
  const hexes = new Set<HexId>();
  return runs.map((run, i) => measured(problem, places, run, best.paid[i]!, firstOf(runs, best.chains, run), hexes));
}

/** The freights among these runs. */
export const freightParts = (problem: RunProblem, runs: readonly OnceRun[]): readonly Part[] =>
  runs.flatMap((run): Part[] =>
    run.train.freight ? [{ run, permanent: run.train.freight.permanent, ends: endsOf(problem, run) }] : [],
  );

const endsOf = (problem: RunProblem, { track, stops }: OnceRun): FreightPart['ends'] => [
  freightEnd(problem, stops[0]!, track),
  freightEnd(problem, stops.at(-1)!, track.toReversed()),
];

function claimOf({ graph }: RunProblem, run: OnceRun, outer: Chain<Part>['outer']): Claim {
  const { train, stops } = run;
  if (train.freight) {
    const ends = outer.filter(({ part }) => part.run === run);
    return { free: ends.map(({ end }) => end.stop), counted: [], most: 0 };
  }
  const kind = (stop: Vertex) => graph.stops[stop]!.kind;
  const earned = stops.filter((stop) => isOf(train.earns ?? 'all', kind(stop)));
  const isCounted = (stop: Vertex) => train.counts !== undefined && train.caps.some(({ of }) => isOf(of, kind(stop)));
  return {
    free: earned.filter((stop) => !isCounted(stop)),
    counted: earned.filter(isCounted),
    most: train.counts ?? 0,
  };
}

/** The chain of a run, named by the first of its trains in the list. */
function firstOf(
  runs: readonly OnceRun[],
  chains: readonly Chain<Part>[],
  run: OnceRun,
): { readonly id: string; readonly bonus: number } | null {
  const chain = chains.find(({ parts }) => parts.some((part) => part.run === run));
  if (!chain) return null;
  const first = runs.find((one) => chain.parts.some((part) => part.run === one))!;
  return { id: first.train.id, bonus: chain.bonus };
}

/** `hexes`: those that runs before this one have touched. */
function measured(
  problem: RunProblem,
  places: Places,
  { train, track, stops }: OnceRun,
  paid: readonly Vertex[],
  chain: { readonly id: string; readonly bonus: number } | null,
  hexes: Set<HexId>,
): MeasuredRun {
  const { graph } = problem;
  const id = (stop: Vertex) => graph.stops[stop]!.id;
  const bonus = chain?.id === train.id ? chain.bonus : 0;
  const isPaid = (stop: Vertex) => paid.some((one) => places.of[one] === places.of[stop]);
  const views = stops.filter(isPaid).map((stop) => problem.stops[stop]!);
  const sum = (figures: readonly number[]) => figures.reduce((a, b) => a + b, 0);
  const amounts = (train.freight ? [] : train.bonuses).filter(({ at }) => stops.some((stop) => at.includes(id(stop))));
  let touched = 0;
  for (const piece of train.perHex ? track : []) {
    const { hex } = graph.pieces[piece]!;
    if (!hexes.has(hex)) touched++;
    hexes.add(hex);
  }
  return {
    train: train.id,
    track: track.map((piece) => graph.pieces[piece]!.id),
    stops: stops.map(id),
    revenue: sum(views.map(({ worth }) => worth)) + sum(amounts.map(({ amount }) => amount)) + bonus,
    subsidy: sum(views.map(({ subsidy = 0 }) => subsidy)) + touched * (train.perHex ?? 0),
    paid: stops.filter(isPaid).map(id),
    ...(chain === null ? {} : { chain: chain.id, bonus }),
  };
}
