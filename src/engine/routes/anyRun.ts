// Finds any run of a train: one that begins at a token of the company and ends as soon as it may. If runs need not
// begin there, because the token may have to be passed, it draws the full diagram of its runs.
import type { Vertex } from '../track/graph.ts';
import { drawDiagram } from './drawDiagram.ts';
import { type Network, networkOf } from './network.ts';
import { anyTrail } from './once/anyOnce.ts';
import { bestWay, priced } from './priced.ts';
import { isOf, type RunProblem, type Train } from './problem.ts';
import { countSteps } from './steps.ts';
import { mayEnd, mayPass } from './stopRules.ts';
import { sweepOf } from './sweep.ts';
import { type Traced, trace } from './trace.ts';
import { trackOf } from './trails.ts';
import { visitsOf } from './visits.ts';

interface Walk {
  readonly at: Vertex;
  readonly stops: readonly Vertex[];
  /** The arcs so far. */
  readonly arcs: readonly number[];
  /** Stops and crossings that have been passed. */
  readonly passed: ReadonlySet<Vertex>;
}

export function anyRun(problem: RunProblem, train: Train, network: Network = networkOf(problem)): Traced | null {
  if (problem.rules.paidOnce) return anyTrail(problem, network, train);
  if (train.floors?.length) return bestAlone(problem, train, network);
  for (const start of network.vertices) {
    if (problem.stops[start]?.standing !== 'own' || !mayVisit(problem, train, [start])) continue;
    const found = goOn(problem, train, network, { at: start, stops: [start], arcs: [], passed: new Set([start]) });
    if (found) return { track: trackOf(network, found), stops: found.stops };
  }
  return beginsAtToken(problem, network) ? null : bestAlone(problem, train, network);
}

/**
 * True if every run can be cut short to one that begins at a token: from there to the end on the side of the other stop
 * that counts.
 */
const beginsAtToken = (problem: RunProblem, { vertices }: Network): boolean =>
  problem.rules.least.atLeast <= 2 &&
  vertices.every((v) => problem.stops[v]?.standing !== 'own' || (mayEnd(problem, v) && counts(problem, v)));

const counts = ({ graph, rules }: RunProblem, stop: Vertex): boolean => isOf(rules.least.of, graph.stops[stop]!.kind);

/** The best run of the train by itself. */
function bestAlone(problem: RunProblem, train: Train, network: Network): Traced | null {
  const sweep = sweepOf(problem, network);
  const { layers, things } = sweep;
  const visits = visitsOf(problem, sweep, { ...train, mustRun: true }, 1);
  const diagram = drawDiagram(sweep, visits, train, countSteps(), Infinity);
  const { way } = bestWay(diagram, priced(diagram, layers, new Int32Array(things)), layers.length);
  return trace(problem.graph, network, sweep, way);
}

/** Tries each arc that leads on from here. */
function goOn(problem: RunProblem, train: Train, network: Network, walk: Walk): Walk | null {
  const { arcs, at } = network;
  const sideAt = (arc: number) => arcs[arc]!.sides[arcs[arc]!.ends[0] === walk.at ? 0 : 1];
  const last = walk.arcs.at(-1);
  for (const arc of at[walk.at]!) {
    const atCrossing = walk.at >= problem.stops.length;
    if (arc === last || (atCrossing && sideAt(arc) === sideAt(last!))) continue;
    const [a, b] = arcs[arc]!.ends;
    const next = a === walk.at ? b : a;
    if (walk.passed.has(next)) continue;
    const isStop = next < problem.stops.length;
    const stops = isStop ? [...walk.stops, next] : walk.stops;
    if (isStop && !mayVisit(problem, train, stops)) continue;
    const further = { at: next, stops, arcs: [...walk.arcs, arc], passed: new Set([...walk.passed, next]) };
    if (isStop && isRun(problem, stops)) return further;
    const found = !isStop || mayPass(problem, next) ? goOn(problem, train, network, further) : null;
    if (found) return found;
  }
  return null;
}

function mayVisit({ graph }: RunProblem, train: Train, stops: readonly Vertex[]): boolean {
  const visited = stops.map((stop) => graph.stops[stop]!);
  const groups = visited.flatMap(({ group }) => group ?? []);
  return (
    new Set(groups).size === groups.length &&
    train.caps.every(({ of, atMost }) => visited.filter(({ kind }) => isOf(of, kind)).length <= atMost)
  );
}

function isRun(problem: RunProblem, stops: readonly Vertex[]): boolean {
  const counted = stops.filter((stop) => counts(problem, stop)).length;
  return counted >= problem.rules.least.atLeast && mayEnd(problem, stops[0]!) && mayEnd(problem, stops.at(-1)!);
}
