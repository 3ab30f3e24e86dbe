// A short hand for what is printed on the hexes of both maps. Edges 0 to 5 go clockwise from bottom left.
import type { FaceFacts, HexFacts } from '../../../engine/track/facts.ts';
import { paths } from '../../../engine/track/notation.ts';

type More = Omit<HexFacts, 'id' | keyof FaceFacts> & { readonly label?: string };
type Print = Omit<HexFacts, 'id'>;

export const bare = (nodes: HexFacts['nodes'] = [], more: More = {}): Print => ({
  colour: 'white',
  nodes,
  paths: [],
  ...more,
});

export const print = (colour: HexFacts['colour'], nodes: HexFacts['nodes'], track: string, more: More = {}): Print => ({
  colour,
  nodes,
  paths: paths(track),
  ...more,
});

/** R062: 10 for each symbol. */
export const mountains = (cost: number) => ({ kind: 'mountain', cost });
export const rivers = (cost: number) => ({ kind: 'water', cost });
export const both = (cost: number) => ({ kind: 'water|mountain', cost });

/** R066 */
export const barrier = (edge: number) => [{ edge, kind: 'impassable' }];

/** R067: the lake divides the hex; no track leads from one side to the other. */
export const BALATON = [
  [1, 2, 3],
  [0, 4, 5],
] as const;

/** R061: any yellow city tile, then only K tiles. */
export const K = { label: 'K', from: 'green' } as const;

export const hexesOf = (prints: Readonly<Record<string, Print>>): Readonly<Record<string, HexFacts>> =>
  Object.fromEntries(Object.entries(prints).map(([id, print]) => [id, { id, ...print }]));
