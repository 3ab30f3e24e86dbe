// The goods yard in two builds of the program. The same moves are legal in both and lead to the same money; inside, the
// later one has one more stage in the middle of a shift, a field in the frame for it, and has dropped a count.
import type { Game, Reshape } from '../../src/engine/core/game.ts';
import type { Core } from '../../src/engine/core/state.ts';
import type { AnyAuto } from '../../src/engine/core/step.ts';
import type { Frame } from '../../src/engine/flow/frame.ts';
import { type YardState, yard } from './yard.ts';

type Auto = AnyAuto<YardState>;
type Shift = YardState['flow'][number];
type Counting = YardState & { shiftsDone: number };
type Coaled = Shift & { coaled: boolean };

/** Long enough for several kept positions. */
const SHIFTS = 200;
const { shift } = yard.frames;
const { buyEngine, run, nextShift } = shift.stages;

const build = (given: Partial<Game<YardState>>): Game => ({ ...yard, ...given }) as unknown as Game;
const longer = (s: YardState, frame: object = {}): YardState => ({
  ...s,
  flow: [{ ...s.flow[0]!, ...frame, left: s.players * SHIFTS }],
});

const countShift: Auto = {
  id: 'nextShift',
  auto(s, emit) {
    (s as Counting).shiftsDone += 1;
    nextShift.auto(s, emit);
  },
};

export const buildBefore = build({
  shape: 1,
  frames: { shift: { ...shift, stages: { buyEngine, run, nextShift: countShift } } },
  setup: (core) => ({ ...longer(yard.setup(core)), shiftsDone: 0 }) as Counting,
});

const coal: Auto = {
  id: 'coal',
  auto(s) {
    (s.flow[0] as Coaled).coaled = true;
  },
};

/** Breaks a position that never passed the new stage. */
const coalIsBurnt: Auto = {
  id: 'nextShift',
  auto(s, emit) {
    const frame = s.flow[0] as Coaled;
    if (!frame.coaled) throw new Error('a shift without coal');
    frame.coaled = false;
    nextShift.auto(s, emit);
  },
};

const withoutCount: Reshape = {
  to: 2,
  name: 'coal in the frame, shifts no longer counted',
  up(state) {
    const { shiftsDone: _, ...rest } = state as Core & { shiftsDone: number };
    return { ...rest, flow: rest.flow.map((frame: Frame) => ({ ...frame, coaled: frame.at !== 'buyEngine' })) };
  },
};

export const buildAfter = build({
  shape: 2,
  reshape: [withoutCount],
  frames: { shift: { ...shift, stages: { buyEngine, coal, run, nextShift: coalIsBurnt } } },
  setup: (core) => longer(yard.setup(core), { coaled: false }),
});

/** True in the middle of a turn. */
export const isMidTurn = (s: Core): boolean => s.flow[0]?.at === 'run';
