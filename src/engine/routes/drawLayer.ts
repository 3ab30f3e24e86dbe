// Draws one layer of a diagram: the moves of a run in each state at one vertex.
import type { Drawing } from './diagram.ts';
import { COUNTED, DONE, ENDED, FRESH, OWN, type Pen, UNUSED } from './pen.ts';
import type { Train } from './problem.ts';
import type { Layer } from './sweep.ts';
import type { Visit } from './visits.ts';

/** `kept`: states to be followed, besides a run that is done; null for all of them. */
export function drawLayer(
  layer: Layer,
  visit: Visit | null,
  least: number,
  train: Train,
  drawing: Drawing,
  pen: Pen,
  kept: ReadonlySet<number> | null,
): void {
  const { incoming, from } = layer;
  const { caps, floors = [] } = train;
  const { labels, counts } = pen;
  const { states, gains } = pen.before;
  const { rows, width } = states;
  const before = width - 2 - counts.length;

  for (let state = 0, at = 0; state < states.size; state++, at += width) {
    drawing.edges.push(drawing.drawn);
    let flags = rows[at + before]!;
    let marks = rows[at + before + 1]!;
    pen.gained = gains[state]!;
    if (flags === DONE) {
      pen.stayDone();
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
    for (let i = 0; i < from.length; i++) labels[i] = from[i]! < 0 ? UNUSED : rows[at + from[i]!]!;
    for (let c = 0; c < counts.length; c++) counts[c] = rows[at + before + 2 + c]!;
    if (used === 0) pen.toState(0, 0, flags, marks);

    let value = 0;
    if (visit) {
      if ((marks & visit.group) !== 0) continue;
      let tooMany = false;
      for (const c of visit.caps) if (++counts[c]! > caps[c]!.atMost) tooMany = true;
      if (tooMany) continue;
      for (const f of visit.floors) if (counts[caps.length + f]! < floors[f]!.atLeast) counts[caps.length + f]!++;
      value = visit.value;
      for (const { mark, amount } of visit.bonuses) {
        if ((marks & mark) === 0) value += amount;
        marks |= mark;
      }
      marks |= visit.group;
      if (visit.own) flags |= OWN;
      if (visit.counts && flags >> 1 < least) flags += COUNTED;
    }
    if (used === 0) begin(layer, pen, value, flags, marks);
    else if (used === 1) goOn(layer, pen, two, rows[at + incoming[two]!]!, value, flags, marks);
    else if (layer.joins[one]![two])
      close(layer, pen, rows[at + incoming[one]!]!, rows[at + incoming[two]!]!, value, flags, marks);
  }
}

/** No track of the run leads here yet: it ends here, or passes from one arc to another, both still to be followed. */
function begin(layer: Layer, pen: Pen, value: number, flags: number, marks: number): void {
  const { incoming, leaving, joins, vertexBit } = layer;
  const { labels } = pen;
  for (let a = 0; a < leaving.length; a++) {
    if (layer.mayEnd) {
      labels[leaving[a]!] = ENDED;
      pen.toState(value, vertexBit | (1 << a), flags, marks);
    }
    labels[leaving[a]!] = FRESH;
    for (let b = a + 1; b < leaving.length; b++) {
      if (!joins[incoming.length + a]![incoming.length + b]) continue;
      labels[leaving[b]!] = FRESH;
      pen.toState(value, vertexBit | (1 << a) | (1 << b), flags, marks);
      labels[leaving[b]!] = UNUSED;
    }
    labels[leaving[a]!] = UNUSED;
  }
}

/** One arc of the run leads here: it goes on over another, or ends. */
function goOn(layer: Layer, pen: Pen, arc: number, label: number, value: number, flags: number, marks: number): void {
  const { incoming, leaving, joins, vertexBit } = layer;
  const { labels } = pen;
  for (let a = 0; a < leaving.length; a++) {
    if (!joins[arc]![incoming.length + a]) continue;
    labels[leaving[a]!] = label;
    pen.toState(value, vertexBit | (1 << a), flags, marks);
    labels[leaving[a]!] = UNUSED;
  }
  if (!layer.mayEnd) return;
  if (label === ENDED) pen.toDone(value, vertexBit, flags);
  else {
    relabel(labels, label, ENDED);
    pen.toState(value, vertexBit, flags, marks);
  }
}

/** Two arcs of the run lead here and are joined, unless they are the ends of one stretch, which would make a ring. */
function close(
  { vertexBit }: Layer,
  pen: Pen,
  label: number,
  other: number,
  value: number,
  flags: number,
  marks: number,
): void {
  if (label === ENDED && other === ENDED) pen.toDone(value, vertexBit, flags);
  else if (label !== other) {
    // ENDED is the lowest label: a stretch joined with it ends there too.
    relabel(pen.labels, Math.max(label, other), Math.min(label, other));
    pen.toState(value, vertexBit, flags, marks);
  }
}

function relabel(labels: Int32Array, old: number, label: number): void {
  for (let i = 0; i < labels.length; i++) if (labels[i] === old) labels[i] = label;
}
