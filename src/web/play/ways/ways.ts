// The ways over track to pick from: those that lead over a touched place, and their differences.
import type { Choice, OfferedPath } from '../../../engine/index.ts';
import type { Path } from '../../../match/menu.ts';

export interface Way {
  readonly id: string;
  readonly track: readonly string[];
}

/** A choice whose way is open. */
export type WayChoice = Choice & { readonly open: { readonly kind: 'path'; readonly paths: readonly OfferedPath[] } };

export const isWayChoice = (choice: Choice | undefined): choice is WayChoice => choice?.open?.kind === 'path';

export const idOfWay = (track: readonly string[]): string => track.join(' ');

export const waysOf = ({ open }: WayChoice): Way[] => open.paths.map(({ track }) => ({ id: idOfWay(track), track }));

/** The hex of a piece of track. */
export const hexOfPiece = (piece: string): string => piece.slice(0, piece.indexOf(':'));

const leadsOver = ({ track }: Way, at: string): boolean =>
  track.some((piece) => piece === at || hexOfPiece(piece) === at);

/** The ways that lead over all of these pieces and hexes. */
export const through = (ways: readonly Way[], via: readonly string[]): readonly Way[] =>
  ways.filter((way) => via.every((at) => leadsOver(way, at)));

/**
 * The pieces and hexes the way must lead over after this touch. A place on none of the ways in question starts anew;
 * null for one on no way at all.
 */
export function touchedAt(ways: readonly Way[], via: readonly string[], at: string): readonly string[] | null {
  const before = through(ways, via);
  const further = through(before, [at]);
  if (further.length > 0) return further.length < before.length ? [...via, at] : via;
  return through(ways, [at]).length > 0 ? [at] : null;
}

/** The hexes on some ways and not on others: touching one of them leaves fewer. */
export function tellingHexes(ways: readonly Way[]): string[] {
  const sets = ways.map(({ track }) => new Set(track.map(hexOfPiece)));
  const all = new Set(sets.flatMap((set) => [...set]));
  return [...all].filter((hex) => !sets.every((set) => set.has(hex)));
}

/** The pieces used by one way alone, by way; and those used by several. */
export function apart(ways: readonly Way[]): { readonly own: readonly string[][]; readonly shared: string[] } {
  const uses = new Map<string, number>();
  for (const { track } of ways) for (const piece of track) uses.set(piece, (uses.get(piece) ?? 0) + 1);
  return {
    own: ways.map(({ track }) => track.filter((piece) => uses.get(piece) === 1)),
    shared: [...uses].filter(([, count]) => count > 1).map(([piece]) => piece),
  };
}

/** The way already picked; null without one. */
export function pickedWay(path: Path): readonly string[] | null {
  const asked = path.find(isWayChoice);
  return (asked && (path.at(-1)?.chosen[asked.open.field as never] as readonly string[] | undefined)) ?? null;
}
