// A goods yard of our own: the smallest game with runs of trains, steps that leave the flow where it is, loans beside
// every decision, a decision that may not always be passed, and an automatic opponent for a lone player.

import type { Seat } from '../../src/engine/core/action.ts';
import { roll } from '../../src/engine/core/chance.ts';
import { must } from '../../src/engine/core/condition.ts';
import type { Passed } from '../../src/engine/core/event.ts';
import { oneOf } from '../../src/engine/core/fields.ts';
import { defineGame } from '../../src/engine/core/game.ts';
import { ruleIndex } from '../../src/engine/core/rules.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { type AutoStep, step } from '../../src/engine/core/step.ts';
import { type Frame, frameOf } from '../../src/engine/flow/frame.ts';
import { auditMoney, BANK, type BankSlice, cashOf, type Paid, pay } from '../../src/engine/money/bank.ts';
import { type Run, routes } from '../../src/engine/routes/field.ts';
import { bestRuns } from './yardRuns.ts';

interface Shift extends Frame {
  readonly kind: 'shift';
  seat: Seat;
  left: number;
}
export interface YardState extends Core<Shift>, BankSlice {
  /** Income of each piece of the one line, from end to end. */
  line: Record<string, number>;
  engines: Record<Seat, string[]>;
  depot: string[];
  loans: Record<Seat, number>;
}
interface Buy {
  readonly type: 'buyEngine';
  readonly engine: string;
}
interface RunTrains {
  readonly type: 'run';
  readonly routes: readonly Run[];
}
interface Borrow {
  readonly type: 'borrow';
}
type YardEvent = Passed | Paid | { type: 'ran'; seat: Seat; revenue: number };
const LOAN = 5;
const MOST_LOANS = 2;
/** Pieces that an engine runs over, and its price per piece. */
const reach: Readonly<Record<string, number>> = { shunter: 1, mogul: 2, pacific: 3 };
const engines = Object.keys(reach);
const PRICE = 4;
const priceOf = (engine: string) => PRICE * reach[engine]!;

const shift = (s: YardState) => frameOf<Shift>(s, 'shift');
const owned = (s: YardState, seat: Seat) => s.engines[seat]!;
const cheapest = (s: YardState) => Math.min(...s.depot.map(priceOf));
const wouldPay = (s: YardState, seat: Seat) => cashOf(s, seat) + LOAN * (MOST_LOANS - s.loans[seat]!) >= cheapest(s);
/** Otto works beside a lone player: nobody decides for him. */
const OTTO = 2;
const isAlone = (core: Core) => core.players === 1;
const seats = (core: Core) => Array.from({ length: isAlone(core) ? OTTO : core.players }, (_, i) => i + 1);

const buyEngine = step<YardState, Buy, YardEvent>()({
  id: 'buyEngine',
  actor: (s) => shift(s).seat,
  stays: true,
  fields: { engine: oneOf(engines) },
  conditions: [
    must('engine.gone', ['engine'], (s, a) => s.depot.includes(a.engine)),
    must(
      'engine.tooDear',
      ['engine'],
      (s, a, seat) => priceOf(a.engine) <= cashOf(s, seat),
      (s, a, seat) => ({ price: priceOf(a.engine), cash: cashOf(s, seat) }),
    ),
  ],
  passing: [
    must(
      'engine.mustOwn',
      [],
      (s, _, seat) => owned(s, seat).length > 0 || !wouldPay(s, seat),
      (s) => ({ price: cheapest(s) }),
    ),
  ],
  apply(s, { engine }, emit, seat) {
    pay(s, seat, BANK, priceOf(engine), 'engine', emit);
    s.depot.splice(s.depot.indexOf(engine), 1);
    owned(s, seat).push(engine);
  },
  pass() {},
});

const stray = (a: RunTrains, fits: (run: Run, i: number) => boolean): string =>
  a.routes.find((run, i) => !fits(run, i))!.train;
const isOwn = (s: YardState, seat: Seat, a: RunTrains) => (run: Run, i: number) =>
  owned(s, seat).includes(run.train) && a.routes.findIndex((other) => other.train === run.train) === i;
const isWhole = (s: YardState) => (run: Run) =>
  run.track.length > 0 &&
  run.track.every(
    (piece, i) => Object.hasOwn(s.line, piece) && (i === 0 || Number(piece) === Number(run.track[i - 1]) + 1),
  );
const isShort = (run: Run) => run.track.length <= reach[run.train]!;
const twice = (a: RunTrains) => a.routes.flatMap((run) => run.track).find((piece, i, all) => all.indexOf(piece) !== i);

const run = step<YardState, RunTrains, YardEvent>()({
  id: 'run',
  actor: (s) => shift(s).seat,
  fields: {
    routes: routes({
      trains: (s, _, seat) => owned(s, seat),
      possible: (s, _, seat) => owned(s, seat).length > 0,
      suggest: (s, _, seat, budget) => bestRuns(s.line, owned(s, seat), (engine) => reach[engine]!, budget),
    }),
  },
  conditions: [
    must('run.nothing', ['routes'], (_, a) => a.routes.length > 0),
    must(
      'run.notOwned',
      ['routes'],
      (s, a, seat) => a.routes.every(isOwn(s, seat, a)),
      (s, a, seat) => ({ train: stray(a, isOwn(s, seat, a)) }),
    ),
    must(
      'run.broken',
      ['routes'],
      (s, a) => a.routes.every(isWhole(s)),
      (s, a) => ({ train: stray(a, isWhole(s)) }),
    ),
    must(
      'run.tooLong',
      ['routes'],
      (_, a) => a.routes.every(isShort),
      (_, a) => ({ train: stray(a, isShort), most: reach[stray(a, isShort)]! }),
    ),
    must(
      'run.shared',
      ['routes'],
      (_, a) => twice(a) === undefined,
      (_, a) => ({ piece: twice(a)! }),
    ),
  ],
  apply(s, a, emit, seat) {
    const revenue = a.routes.flatMap(({ track }) => track).reduce((sum, piece) => sum + s.line[piece]!, 0);
    pay(s, BANK, seat, revenue, 'run', emit);
    emit?.({ type: 'ran', seat, revenue });
  },
  pass() {},
});

const borrow = step<YardState, Borrow, YardEvent>()({
  id: 'borrow',
  aside: true,
  actor: (s) => shift(s).seat,
  fields: {},
  conditions: [
    must(
      'loan.limit',
      [],
      (s, _, seat) => s.loans[seat]! < MOST_LOANS,
      () => ({ most: MOST_LOANS }),
    ),
  ],
  apply(s, _, emit, seat) {
    pay(s, BANK, seat, LOAN, 'loan', emit);
    s.loans[seat]! += 1;
  },
});

const nextShift: AutoStep<YardState, YardEvent> = {
  id: 'nextShift',
  auto(s, emit) {
    const frame = shift(s);
    frame.seat = (frame.seat % s.players) + 1;
    frame.left -= 1;
    if (!isAlone(s)) return;
    const revenue = s.line[String(1 + roll(s, 5))]!;
    pay(s, BANK, OTTO, revenue, 'run', emit);
    emit?.({ type: 'ran', seat: OTTO, revenue });
  },
};

export const yard = defineGame<YardState>()({
  id: 'yard',
  name: 'Goods yard',
  players: [1, 3],
  automata: (players) => (players === 1 ? ['Otto'] : []),
  rulesVersion: 1,
  shape: 1,
  currency: '{n} c',
  options: [],
  rulings: [],
  frames: {
    shift: {
      cite: '1',
      stages: { buyEngine, run, nextShift },
      asides: [borrow],
      waits: (s, steps) => steps.includes(buyEngine) && wouldPay(s, shift(s).seat),
      again: (s) => shift(s).left > 0,
    },
  },
  setup: (core) => ({
    ...core,
    flow: [{ kind: 'shift', at: 'buyEngine', seat: 1, left: core.players * 4 }],
    cash: { ...Object.fromEntries(seats(core).map((seat) => [seat, 3])), [BANK]: -3 * seats(core).length },
    line: Object.fromEntries(['1', '2', '3', '4', '5'].map((piece) => [piece, 1 + roll(core, 3)])),
    engines: Object.fromEntries(seats(core).map((seat) => [seat, []])),
    depot: [...engines],
    loans: Object.fromEntries(seats(core).map((seat) => [seat, 0])),
  }),
  worth: (s) => Object.fromEntries(seats(s).map((seat) => [seat, cashOf(s, seat) - LOAN * s.loans[seat]!])),
  audit: (s) => auditMoney(s, 0),
  rules: ruleIndex('yard', {
    R001: { book: '1', codes: ['flow.over', 'flow.notYours', 'flow.notNow', 'flow.noPass'] },
    R002: { book: '2', codes: ['engine.gone', 'engine.tooDear', 'engine.mustOwn'] },
    R003: { book: '3', codes: ['run.nothing', 'run.notOwned', 'run.broken', 'run.tooLong', 'run.shared'] },
    R004: { book: '4', codes: ['loan.limit'] },
  }),
});
