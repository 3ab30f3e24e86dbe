// Tokens of two companies joined by direct routes, and those that an acquirer can keep (R144, R156). Track alone joins
// two places: tokens do not block a direct route.
import type { NodeId } from '../../../../engine/track/board.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import type { CompanyId } from '../companies.ts';
import type { ExchangeFrame } from '../frames.ts';
import { directFrom, joined } from '../operating/directRoutes.ts';
import type { State1865 } from '../state.ts';

export interface Pair {
  readonly acquirer: CompanyId;
  readonly target: CompanyId;
}

/** R144: true if they stand in one city, or in two places joined by a direct route. */
export const areJoined = (s: State1865, { acquirer, target }: Pair): boolean =>
  tokenNodes(s.board, target).some((place) => joined(s, acquirer, place));

/** The other places of both companies to which a direct route leads, by place of the target. */
export function linksOf(s: State1865, { acquirer, target }: Pair): ExchangeFrame['joined'] {
  const places = tokenNodes(s.board, target);
  const all = [...tokenNodes(s.board, acquirer), ...places];
  return Object.fromEntries(places.map((place) => [place, all.filter((other) => directFrom(s, place).has(other))]));
}

/** R156: true if the place is joined to one of the others, or was joined to nothing before. */
export const mayStay = (links: ExchangeFrame['joined'], place: NodeId, others: readonly NodeId[]): boolean =>
  links[place]!.length === 0 || links[place]!.some((other) => others.includes(other));

/** Every set of at most `most` places. */
function setsOf(places: readonly NodeId[], most: number): NodeId[][] {
  let sets: NodeId[][] = [[]];
  for (const place of places)
    sets = [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, place])];
  return sets;
}

/** The choice of an acquirer with too few tokens. */
interface Choice {
  /** Cities of the target not decided yet. */
  readonly open: readonly NodeId[];
  /** Tokens left for them. */
  readonly left: number;
  /** Places of the acquirer, the cities included that it has kept. */
  readonly own: readonly NodeId[];
  readonly kept: readonly NodeId[];
  readonly joined: ExchangeFrame['joined'];
}

/** R156: the largest sets of cities that can be kept, each joined to another token of the acquirer. */
export function largestSets({ open, left, own, kept, joined: links }: Choice): NodeId[][] {
  const holds = (set: readonly NodeId[]): boolean =>
    [...kept, ...set].every((place) => mayStay(links, place, [...own, ...set]));
  const legal = setsOf(open, left).filter(holds);
  const most = Math.max(...legal.map((set) => set.length));
  return legal.filter((set) => set.length === most);
}
