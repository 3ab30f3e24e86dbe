// Draws the edges of one layer of a diagram: from a state to the state described by the labels.
import { type Drawing, drawEdge } from './diagram.ts';
import type { Train } from './problem.ts';
import { emptied, numberOf, type RowTable, rowTable } from './rowTable.ts';
import type { Layer } from './sweep.ts';
import type { Visits } from './visits.ts';

/**
 * A state is a row of numbers: a label for each open arc, then flags, marks and the counts of the train's limits and floors.
 * Labels: unused; the track behind the arc ends at a stop where the run ends; two arcs with the same higher label are the
 * ends of one stretch of track.
 */
export const UNUSED = 0;
export const ENDED = 1;
/** A label that no row has, for a stretch that begins here. */
export const FRESH = 1 << 20;
/** The flags: bit 0 for a token of the company, above it the stops counted so far. A run that is done has them all. */
export const OWN = 1;
export const COUNTED = 2;
export const DONE = -1;

export interface Pen {
  /** States in which runs come to this layer, and states in which they leave it. */
  before: Reached;
  after: Reached;
  /** The labels of the arcs that are open afterwards, and the counts: to be set before an edge is drawn. */
  readonly labels: Int32Array;
  readonly counts: Int32Array;
  /** The gain so far of the state from which edges are drawn. */
  gained: number;
  /** Goes on to the next layer. */
  turn(): void;
  /** An edge to the state described by labels, counts, flags and marks, unless that state can lead to no run. */
  toState(value: number, mask: number, flags: number, marks: number): void;
  /** An edge to the state of a run that is done, if it may be; nothing else may be open then. */
  toDone(value: number, mask: number, flags: number): void;
  /** A run that was done before stays so. */
  stayDone(): void;
}

export interface Reached {
  readonly states: RowTable;
  /** The most that any run has gained in each of these states. */
  readonly gains: number[];
}

/** Number of counts in a state: one for each limit and each floor of the train. */
const countsOf = ({ caps, floors }: Train): number => caps.length + (floors?.length ?? 0);

/** The pen begins before the first layer, with a run that has not begun. */
export function penFor(drawing: Drawing, layers: readonly Layer[], visits: Visits, train: Train): Pen {
  const { caps, floors = [] } = train;
  const tallies = countsOf(train);
  const widest = layers.reduce((most, { from }) => Math.max(most, from.length), 0);
  const labels = new Int32Array(widest);
  const counts = new Int32Array(tallies);
  const row = new Int32Array(widest + 2 + tallies);
  const names = new Int32Array(widest);
  /** The number of the layer; the variables below change from layer to layer. */
  let layer = -1;
  let open = 0;
  let firstNode = 0;
  let firstPattern = 0;
  let ownLater = true;
  let floorsLater: readonly number[] = [];
  let keepMarks = 0;

  const edge = (value: number, mask: number): void => {
    const { states, gains } = pen.after;
    const to = numberOf(states, row);
    const gain = pen.gained + value;
    if (to === gains.length) gains.push(gain);
    else if (gain > gains[to]!) gains[to] = gain;
    const { masks } = drawing;
    let pattern = firstPattern;
    while (pattern < masks.length && masks[pattern] !== mask) pattern++;
    if (pattern === masks.length) masks.push(mask);
    drawEdge(drawing, firstNode + to, value, pattern);
  };

  const done = (value: number, mask: number): void => {
    row.fill(0);
    row[open] = DONE;
    edge(value, mask);
  };

  const pen: Pen = {
    before: { states: rowTable(row.length), gains: [] },
    after: { states: emptied(rowTable(row.length), 2 + tallies), gains: [0] },
    labels,
    counts,
    gained: 0,
    turn() {
      layer++;
      open = layers[layer]!.from.length;
      [pen.before, pen.after] = [pen.after, pen.before];
      emptied(pen.after.states, open + 2 + tallies);
      pen.after.gains.length = 0;
      firstNode = drawing.first[layer]! + pen.before.states.size;
      firstPattern = drawing.masks.length;
      drawing.first.push(firstNode);
      drawing.firstPattern.push(firstPattern);
      ownLater = visits.ownLater[layer]!;
      floorsLater = visits.floorsLater[layer]!;
      keepMarks = ~visits.done[layer]!;
    },
    toState(value, mask, flags, marks) {
      let used = 0;
      let ended = 0;
      let pairs = 0;
      for (let i = 0; i < open; i++) {
        const label = labels[i]!;
        if (label === UNUSED || label === ENDED) {
          row[i] = label;
          used += label;
          ended += label;
          continue;
        }
        // The same stretches get the same labels, whatever labels they had on the way.
        used++;
        let name = 0;
        while (name < pairs && names[name] !== label) name++;
        if (name === pairs) names[pairs++] = label;
        row[i] = ENDED + 1 + name;
      }
      if (ended > 2 || (used > 0 && !ownLater && (flags & OWN) === 0)) return;
      for (let c = 0; c < caps.length; c++) {
        // Each end that is still missing will be one more stop.
        if (used > 0 && visits.countsAll[c] && counts[c]! + 2 - ended > caps[c]!.atMost) return;
      }
      for (let f = 0; f < floors.length; f++)
        if (used > 0 && counts[caps.length + f]! + floorsLater[f]! < floors[f]!.atLeast) return;
      for (let c = 0; c < tallies; c++) row[open + 2 + c] = counts[c]!;
      row[open] = flags;
      row[open + 1] = marks & keepMarks;
      edge(value, mask);
    },
    toDone(value, mask, flags) {
      if ((flags & OWN) === 0 || flags >> 1 < visits.least) return;
      for (let f = 0; f < floors.length; f++) if (counts[caps.length + f]! < floors[f]!.atLeast) return;
      for (let i = 0; i < open; i++) if (labels[i] !== UNUSED) return;
      done(value + visits.reward, mask);
    },
    stayDone: () => done(0, 0),
  };
  numberOf(pen.after.states, row);
  return pen;
}
