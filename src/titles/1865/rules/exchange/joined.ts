// Which tokens of two companies are joined by direct routes, and which of them an acquirer can keep (R144, R156). What joins
// two places is track alone: tokens do not stand in the way of a direct route.
import type { NodeId } from '../../../../engine/track/board.ts';
import { tokenNodes } from '../../../../engine/track/tokens.ts';
import type { ExchangeFrame } from '../frames.ts';
import { directFrom, joined } from '../operating/directRoutes.ts';
import type { State1865 } from '../state.ts';
import type { Pair } from './compensation.ts';

/** R144: they stand in one city, or in two places joined by a direct route. */
export const areJoined = (s: State1865, { acquirer, target }: Pair): boolean =>
  tokenNodes(s.board, target).some((place) => joined(s, acquirer, place));

/** For each place of the target: the other places of the two companies to which a direct route leads. */
export function linksOf(s: State1865, { acquirer, target }: Pair): ExchangeFrame['joined'] {
  const places = tokenNodes(s.board, target);
  const all = [...tokenNodes(s.board, acquirer), ...places];
  return Object.fromEntries(places.map((place) => [place, all.filter((other) => directFrom(s, place).has(other))]));
}

/** R156: it is joined to one of these; what was joined to nothing before need not be now. */
export const mayStay = (links: ExchangeFrame['joined'], place: NodeId, others: readonly NodeId[]): boolean =>
  links[place]!.length === 0 || links[place]!.some((other) => others.includes(other));

/** Every set of at most so many, the smaller before the larger. */
function setsOf(places: readonly NodeId[], most: number): NodeId[][] {
  let sets: NodeId[][] = [[]];
  for (const place of places)
    sets = [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, place])];
  return sets;
}

/** What an acquirer with too few tokens can choose from. */
interface Choice {
  /** Cities of the target of which it is not decided yet. */
  readonly open: readonly NodeId[];
  /** How many tokens are left for them. */
  readonly left: number;
  /** Where the acquirer stands, those cities included that it has kept. */
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
