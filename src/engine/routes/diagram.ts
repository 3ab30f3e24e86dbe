// All runs of one train as a diagram: a layer for each vertex of the sweep, a node for each state in that layer.

/**
 * Every way from the start to the last layer is a run (or no run at all), and every run is such a way. Nodes are
 * numbered layer by layer, edges by the nodes from which they lead.
 */
export interface Diagram {
  /** The first node of each layer; the last entry is the number of nodes. */
  readonly first: readonly number[];
  /** The first edge of each node; the last entry is the number of edges. */
  readonly edges: Int32Array;
  readonly to: Int32Array;
  readonly value: Int32Array;
  /** The things each edge takes, as a number into `masks`. */
  readonly pattern: Int32Array;
  /** Bits of the things taken, in the order of the layer's `takes`. */
  readonly masks: readonly number[];
  /** The first pattern of each layer; the last entry is the number of patterns. */
  readonly firstPattern: readonly number[];
  /** True if every run is in it; false if the budget ended while it was drawn. */
  readonly whole: boolean;
}

/** A growing diagram: the last three lists have room for more edges than it has. */
export interface Drawing {
  readonly first: number[];
  readonly edges: number[];
  readonly masks: number[];
  readonly firstPattern: number[];
  drawn: number;
  to: Int32Array;
  value: Int32Array;
  pattern: Int32Array;
}

/** Room for the edges of a small board. */
const ROOM = 256;

export const emptyDrawing = (): Drawing => ({
  first: [0],
  edges: [],
  masks: [],
  firstPattern: [],
  drawn: 0,
  to: new Int32Array(ROOM),
  value: new Int32Array(ROOM),
  pattern: new Int32Array(ROOM),
});

export function drawEdge(drawing: Drawing, to: number, value: number, pattern: number): void {
  const edge = drawing.drawn++;
  if (edge === drawing.to.length) {
    drawing.to = twice(drawing.to);
    drawing.value = twice(drawing.value);
    drawing.pattern = twice(drawing.pattern);
  }
  drawing.to[edge] = to;
  drawing.value[edge] = value;
  drawing.pattern[edge] = pattern;
}

function twice(all: Int32Array): Int32Array {
  const more = new Int32Array(2 * all.length);
  more.set(all);
  return more;
}

export const finished = (
  { drawn, first, edges, to, value, pattern, masks, firstPattern }: Drawing,
  whole: boolean,
): Diagram => ({
  first,
  edges: new Int32Array(edges),
  to: to.subarray(0, drawn),
  value: value.subarray(0, drawn),
  pattern: pattern.subarray(0, drawn),
  masks,
  firstPattern,
  whole,
});
