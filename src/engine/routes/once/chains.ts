// Freights of a company that are joined end to end count as one: the ways to put drawn runs into such chains.
import type { Vertex } from '../../track/graph.ts';
import type { Places } from '../places.ts';
import type { RunProblem } from '../problem.ts';
import { distanceBonus, type FreightEnd } from './distance.ts';
import { notOneTrain } from './oneTrain.ts';

export interface FreightPart {
  readonly permanent: boolean;
  readonly ends: readonly [FreightEnd, FreightEnd];
}

export interface Chain<P extends FreightPart> {
  readonly parts: readonly P[];
  /** The two ends that are not joined, each with its part. */
  readonly outer: readonly { readonly part: P; readonly end: FreightEnd }[];
  readonly bonus: number;
}

/** Every legal way to put the parts into chains. */
export function chainings<P extends FreightPart>(
  problem: RunProblem,
  places: Places,
  parts: readonly P[],
): readonly (readonly Chain<P>[])[] {
  if (parts.length === 0) return [[]];
  const temporary = parts.filter(({ permanent }) => !permanent);
  const permanent = parts.filter((part) => part.permanent);
  // All temporary freights are in one chain, with a permanent one if there is any.
  const first = temporary.length > 0 ? [temporary] : [];
  return groupings(first, permanent).flatMap((groups) => {
    if (temporary.length > 0 && permanent.length > 0 && groups[0]!.length === temporary.length) return [];
    const chains = groups.map((group) => chainOf(problem, places, group));
    if (!chains.every((chain) => chain !== null)) return [];
    return problem.rules.freights!.endToEnd === 'joined' && meetAtEnds(chains) ? [] : [chains];
  });
}

/** Every way to put things into groups, some of which are there already. */
function groupings<P>(groups: readonly (readonly P[])[], things: readonly P[]): readonly (readonly (readonly P[])[])[] {
  const [thing, ...rest] = things;
  if (thing === undefined) return [groups];
  const joined = groups.map((_, i) => groups.map((group, g) => (g === i ? [...group, thing] : group)));
  return [...joined, [...groups, [thing]]].flatMap((next) => groupings(next, rest));
}

/**
 * Parts in a row, each beginning at the stop where the one before ended, with no location twice; null if there is no
 * such row.
 */
function chainOf<P extends FreightPart>(problem: RunProblem, places: Places, parts: readonly P[]): Chain<P> | null {
  const at = new Map<Vertex, { part: P; end: FreightEnd }[]>();
  for (const part of parts) for (const end of part.ends) at.set(end.stop, [...(at.get(end.stop) ?? []), { part, end }]);
  const outer = [...at.values()].filter((here) => here.length === 1).flat();
  if (outer.length !== 2 || [...at.values()].some((here) => here.length > 2)) return null;
  if (new Set([...at.keys()].map((stop) => places.of[stop]!)).size < at.size) return null;
  const reached = new Set([outer[0]!.part]);
  for (const part of reached)
    for (const { stop } of part.ends) for (const other of at.get(stop)!) reached.add(other.part);
  if (reached.size < parts.length) return null;
  const chain = { parts, outer, bonus: distanceBonus(problem.rules.freights!, outer[0]!.end, outer[1]!.end) };
  return notOneTrain(problem, chain) ? null : chain;
}

/** True if two chains end at one stop. */
function meetAtEnds<P extends FreightPart>(chains: readonly Chain<P>[]): boolean {
  const ends = chains.flatMap(({ outer }) => outer.map(({ end }) => end.stop));
  return new Set(ends).size < ends.length;
}
