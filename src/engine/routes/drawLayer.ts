// One layer of a diagram: what a run in each state can do at one vertex.
import type { Drawing } from './diagram.ts';
import type { Train } from './problem.ts';
import { numberOf, type RowTable, rowTable } from './rowTable.ts';
import type { Layer } from './sweep.ts';
import type { Visits } from './visits.ts';

/**
 * A state is a row of numbers: a label for each open arc, then flags, marks and the counts of the train's limits.
 * Labels: 0 unused; 1 the track behind it ends at a stop where the run ends; two arcs with the same higher label are the
 * ends of one stretch of track.
 */
const UNUSED = 0;
const ENDED = 1;
/** A label that no row has, for a stretch that begins here. */
const FRESH = 1 << 20;
/** The flags: bit 0 for a token of the company, above it the stops counted so far. All of them when the run is done. */
const OWN = 1;
const COUNTED = 2;
const DONE = -1;

export interface LayerToDraw {
  readonly layer: Layer;
  readonly number: number;
  readonly visits: Visits;
  readonly train: Train;
  readonly drawing: Drawing;
  readonly states: RowTable;
  /** The most that any run has gained in each state. */
  readonly gains: readonly number[];
  /** The states to be followed, besides a run that is done; null for all of them. */
  readonly kept: ReadonlySet<number> | null;
}

export function drawLayer(todo: LayerToDraw): { states: RowTable; gains: number[] } {
  const { layer, visits, train, drawing, states, gains, kept } = todo;
  const { incoming, leaving, from, joins, vertexBit } = layer;
  const visit = visits.at[todo.number]!;
  const keepMarks = ~visits.done[todo.number]!;
  const ownLater = visits.ownLater[todo.number]!;
  const caps = train.caps.length;
  const before = states.width - 2 - caps;
  const after = from.length;
  const next = rowTable(after + 2 + caps);
  const nextGains: number[] = [];
  const patterns = new Map<number, number>();
  const labels = new Int32Array(after);
  const row = new Int32Array(next.width);
  const names = new Int32Array(after + 2);
  const counts = new Int32Array(caps);
  let state = 0;
  let at = 0;

  const edge = (value: number, mask: number): void => {
    const to = numberOf(next, row);
    const gain = gains[state]! + value;
    if (to === nextGains.length) nextGains.push(gain);
    else if (gain > nextGains[to]!) nextGains[to] = gain;
    let pattern = patterns.get(mask);
    if (pattern === undefined) {
      pattern = drawing.masks.length;
      patterns.set(mask, pattern);
      drawing.masks.push(mask);
    }
    drawing.to.push(drawing.first[todo.number + 1]! + to);
    drawing.value.push(value);
    drawing.pattern.push(pattern);
  };

  const toDone = (value: number, mask: number): void => {
    row.fill(0);
    row[after] = DONE;
    edge(value, mask);
  };

  /** An edge to the state that the labels describe, unless no run can come of it. */
  const toState = (value: number, mask: number, flags: number, marks: number): void => {
    let used = 0;
    let ended = 0;
    let pairs = 0;
    for (let i = 0; i < after; i++) {
      const label = labels[i]!;
      if (label === UNUSED || label === ENDED) {
        row[i] = label;
        used += label;
        ended += label;
        continue;
      }
      used++;
      let name = 0;
      while (name < pairs && names[name] !== label) name++;
      if (name === pairs) names[pairs++] = label;
      row[i] = name + 2;
    }
    if (ended > 2 || (used > 0 && !ownLater && (flags & OWN) === 0)) return;
    for (let c = 0; c < caps; c++) {
      // Each end that the run still lacks is one more stop.
      const { of, atMost } = train.caps[c]!;
      if (used > 0 && of === 'all' && counts[c]! + 2 - ended > atMost) return;
      row[after + 2 + c] = counts[c]!;
    }
    row[after] = flags;
    row[after + 1] = marks & keepMarks;
    edge(value, mask);
  };

  const relabel = (old: number, label: number): void => {
    for (let i = 0; i < after; i++) if (labels[i] === old) labels[i] = label;
  };

  const isDone = (flags: number): boolean =>
    (flags & OWN) === 1 && flags >> 1 >= visits.least && labels.every((label) => label === UNUSED);

  for (state = 0; state < states.size; state++, at += states.width) {
    drawing.edges.push(drawing.to.length);
    const { rows } = states;
    let flags = rows[at + before]!;
    if (flags === DONE) {
      toDone(0, 0);
      continue;
    }
    if (kept && !kept.has(state)) continue;
    let used = 0;
    let one = 0;
    let two = 0;
    for (let i = 0; i < incoming.length; i++) {
      if (rows[at + incoming[i]!] === UNUSED) continue;
      used++;
      one = two;
      two = i;
    }
    if (used > 2) continue;
    for (let i = 0; i < after; i++) labels[i] = from[i]! < 0 ? UNUSED : rows[at + from[i]!]!;
    for (let c = 0; c < caps; c++) counts[c] = rows[at + before + 2 + c]!;
    let marks = rows[at + before + 1]!;
    if (used === 0) toState(0, 0, flags, marks);

    let value = 0;
    if (visit) {
      if ((marks & visit.group) !== 0) continue;
      let tooMany = false;
      for (const c of visit.caps) if (++counts[c]! > train.caps[c]!.atMost) tooMany = true;
      if (tooMany) continue;
      value = visit.value;
      for (const { mark, amount } of visit.bonuses) {
        if ((marks & mark) === 0) value += amount;
        marks |= mark;
      }
      marks |= visit.group;
      if (visit.own) flags |= OWN;
      if (visit.counts && flags >> 1 < visits.least) flags += COUNTED;
    }

    if (used === 0) {
      for (let a = 0; a < leaving.length; a++) {
        if (layer.mayEnd) {
          labels[leaving[a]!] = ENDED;
          toState(value, vertexBit | (1 << a), flags, marks);
        }
        labels[leaving[a]!] = FRESH;
        for (let b = a + 1; b < leaving.length; b++) {
          if (!joins[incoming.length + a]![incoming.length + b]) continue;
          labels[leaving[b]!] = FRESH;
          toState(value, vertexBit | (1 << a) | (1 << b), flags, marks);
          labels[leaving[b]!] = UNUSED;
        }
        labels[leaving[a]!] = UNUSED;
      }
    } else if (used === 1) {
      const label = rows[at + incoming[two]!]!;
      for (let a = 0; a < leaving.length; a++) {
        if (!joins[two]![incoming.length + a]) continue;
        labels[leaving[a]!] = label;
        toState(value, vertexBit | (1 << a), flags, marks);
        labels[leaving[a]!] = UNUSED;
      }
      if (!layer.mayEnd) continue;
      if (label !== ENDED) {
        relabel(label, ENDED);
        toState(value, vertexBit, flags, marks);
      } else if (isDone(flags)) toDone(value, vertexBit);
    } else if (joins[one]![two]) {
      const label = rows[at + incoming[one]!]!;
      const other = rows[at + incoming[two]!]!;
      if (label === ENDED && other === ENDED) {
        if (isDone(flags)) toDone(value, vertexBit);
      } else if (label !== other) {
        // ENDED is the lowest label: the other stretch takes it over.
        relabel(Math.max(label, other), Math.min(label, other));
        toState(value, vertexBit, flags, marks);
      }
    }
  }
  return { states: next, gains: nextGains };
}
