// Draws the diagram of a train: layer after layer of the sweep, every state that a run can be in.
import { type Diagram, emptyDrawing, finished } from './diagram.ts';
import { drawLayer } from './drawLayer.ts';
import { penFor, type Reached } from './pen.ts';
import type { Train } from './problem.ts';
import { type Steps, take } from './steps.ts';
import type { Sweep } from './sweep.ts';
import type { Visits } from './visits.ts';

/** Number of states of a layer that are followed once the budget is spent. */
const FEW = 12;

/** Up to `limit` steps in total the diagram is complete; after that it follows only a few states. */
export function drawDiagram(sweep: Sweep, visits: Visits, train: Train, steps: Steps, limit: number): Diagram {
  const { layers } = sweep;
  const drawing = emptyDrawing();
  const pen = penFor(drawing, layers, visits, train);
  let whole = true;
  for (let i = 0; i < layers.length; i++) {
    pen.turn();
    const isNarrow = (steps.over || steps.taken > limit) && pen.before.states.size > FEW;
    if (isNarrow) whole = false;
    const drawn = drawing.drawn;
    drawLayer(layers[i]!, visits.at[i]!, visits.least, train, drawing, pen, isNarrow ? best(pen.before) : null);
    take(steps, drawing.drawn - drawn);
  }
  // At the last layer a run is either done or never began.
  const { size } = pen.after.states;
  for (let i = 0; i <= size; i++) drawing.edges.push(drawing.drawn);
  drawing.first.push(drawing.first.at(-1)! + size);
  drawing.firstPattern.push(drawing.masks.length);
  return finished(drawing, whole);
}

/** The state in which nothing has begun (always the first), and the states with the highest gain so far. */
function best({ states, gains }: Reached): ReadonlySet<number> {
  const others = Array.from({ length: states.size - 1 }, (_, i) => i + 1);
  return new Set([0, ...others.sort((a, b) => gains[b]! - gains[a]! || a - b).slice(0, FEW)]);
}
