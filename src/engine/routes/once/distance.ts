// The straight count of hexes between the ends of a freight's run.
import { place } from '../../track/coords.ts';
import type { HexId } from '../../track/facts.ts';
import type { Vertex } from '../../track/graph.ts';
import type { FreightRules, RunProblem } from '../problem.ts';

/** An end of a run: the hex where the count begins, and 1 if another hex lies before it. */
export interface FreightEnd {
  readonly stop: Vertex;
  readonly hex: HexId;
  readonly beyond: 0 | 1;
  readonly isPort: boolean;
}

/** Number of steps from hex to hex, on any ground. Numbers go up by two along a letter. */
function hexSteps(one: HexId, other: HexId): number {
  const [a, b] = [place(one), place(other)];
  const [letters, numbers] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  return letters + Math.max(0, (numbers - letters) / 2);
}

/** The freight end at this stop of a run over these pieces. */
export function freightEnd({ graph, rules }: RunProblem, stop: Vertex, pieces: readonly number[]): FreightEnd {
  const { kind, hex } = graph.stops[stop]!;
  const isOutside = kind === 'port' || kind === 'offboard';
  const isPort = kind === 'port';
  if (!isOutside || rules.freights?.outside === 'itself') return { stop, hex, beyond: 0, isPort };
  const before = pieces.find((piece) => graph.pieces[piece]!.hex !== hex);
  return { stop, hex: before === undefined ? hex : graph.pieces[before]!.hex, beyond: 1, isPort };
}

/** Pays for each hex between the ends. */
export function distanceBonus(rules: FreightRules, one: FreightEnd, other: FreightEnd): number {
  const between = hexSteps(one.hex, other.hex) + one.beyond + other.beyond - 1;
  return Math.max(0, between) * (one.isPort || other.isPort ? rules.port : rules.plain);
}
