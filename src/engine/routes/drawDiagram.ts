// Draws the diagram of a train: layer after layer of the sweep, every state that a run can be in.
import { type Diagram, emptyDrawing, finished } from './diagram.ts';
import { drawLayer } from './drawLayer.ts';
import { countsOf } from './pen.ts';
import type { Train } from './problem.ts';
import { numberOf, type RowTable, rowTable } from './rowTable.ts';
import { type Steps, take } from './steps.ts';
import type { Sweep } from './sweep.ts';
import type { Visits } from './visits.ts';

/** How many states of a layer are followed once the budget is spent. */
const FEW = 12;

/** Up to `limit` steps in total the diagram is complete; after that it follows only a few states. */
export function drawDiagram(sweep: Sweep, visits: Visits, train: Train, steps: Steps, limit: number): Diagram {
  const { layers } = sweep;
  const drawing = emptyDrawing();
  let states = rowTable(2 + countsOf(train));
  numberOf(states, new Int32Array(states.width));
  let gains = [0];
  let whole = true;
  for (const [i, layer] of layers.entries()) {
    const narrow = (steps.over || steps.taken > limit) && states.size > FEW;
    if (narrow) whole = false;
    const before = drawing.to.length;
    drawing.firstPattern.push(drawing.masks.length);
    drawing.first.push(drawing.first.at(-1)! + states.size);
    const next = drawLayer({
      layer,
      number: i,
      visits,
      train,
      drawing,
      states,
      gains,
      kept: narrow ? best(states, gains) : null,
    });
    take(steps, drawing.to.length - before);
    ({ states, gains } = next);
  }
  // At the last layer a run is either done or never began.
  for (let i = 0; i < states.size; i++) drawing.edges.push(drawing.to.length);
  drawing.first.push(drawing.first.at(-1)! + states.size);
  drawing.edges.push(drawing.to.length);
  drawing.firstPattern.push(drawing.masks.length);
  return finished(drawing, whole);
}

/** The state in which nothing has begun (always the first), and the states with the highest gain so far. */
function best(states: RowTable, gains: readonly number[]): ReadonlySet<number> {
  const others = Array.from({ length: states.size - 1 }, (_, i) => i + 1);
  return new Set([0, ...others.sort((a, b) => gains[b]! - gains[a]! || a - b).slice(0, FEW)]);
}
