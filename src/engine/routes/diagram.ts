// All runs of one train as a diagram: a layer for each vertex of the sweep, a node for each state that matters there.

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
  /** What each edge takes, as a number into `masks`. */
  readonly pattern: Int32Array;
  /** The bits of what is taken, as the layer's `takes` lists them. */
  readonly masks: readonly number[];
  /** The first pattern of each layer; the last entry is the number of patterns. */
  readonly firstPattern: readonly number[];
  /** Whether every run is in it: false when the budget ended while it was drawn. */
  readonly whole: boolean;
}

/** A diagram while it grows. */
export interface Drawing {
  readonly first: number[];
  readonly edges: number[];
  readonly to: number[];
  readonly value: number[];
  readonly pattern: number[];
  readonly masks: number[];
  readonly firstPattern: number[];
}

export const emptyDrawing = (): Drawing => ({
  first: [0],
  edges: [],
  to: [],
  value: [],
  pattern: [],
  masks: [],
  firstPattern: [],
});

export const finished = (drawing: Drawing, whole: boolean): Diagram => ({
  first: drawing.first,
  edges: new Int32Array(drawing.edges),
  to: new Int32Array(drawing.to),
  value: new Int32Array(drawing.value),
  pattern: new Int32Array(drawing.pattern),
  masks: drawing.masks,
  firstPattern: drawing.firstPattern,
  whole,
});
