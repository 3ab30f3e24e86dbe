// Surveyors, a game of our own: the smallest with a choice of ways over track. The founder of a camp pays for the
// pieces that lead to it from one of his others, and earns by the stops on them.

import type { Seat } from '../../src/engine/core/action.ts';
import { must } from '../../src/engine/core/condition.ts';
import type { Passed } from '../../src/engine/core/event.ts';
import { oneOf } from '../../src/engine/core/fields.ts';
import { defineGame } from '../../src/engine/core/game.ts';
import { ruleIndex } from '../../src/engine/core/rules.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { type AutoStep, step } from '../../src/engine/core/step.ts';
import { type Frame, frameOf } from '../../src/engine/flow/frame.ts';
import { auditMoney, BANK, type BankSlice, cashOf, type Paid, pay } from '../../src/engine/money/bank.ts';
import { type BoardSlice, boardToWrite, emptyBoard, type NodeId } from '../../src/engine/track/board.ts';
import type { MapFacts } from '../../src/engine/track/facts.ts';
import { graphOf } from '../../src/engine/track/graph.ts';
import { city, paths, town } from '../../src/engine/track/notation.ts';
import { type OfferedPath, path, type Track } from '../../src/engine/track/pathField.ts';
import { printedMap } from '../../src/engine/track/testing/printedMap.ts';
import { freeSlots, hasToken, putToken, tokenNodes } from '../../src/engine/track/tokens.ts';
import { stopsOn, waysFrom } from '../../src/engine/track/waysFrom.ts';

interface Season extends Frame {
  readonly kind: 'season';
  seat: Seat;
  left: number;
}
export interface SurveyState extends Core<Season>, BankSlice, BoardSlice {
  /** Places shown on the map so far. */
  charted: NodeId[];
}
interface Found {
  readonly type: 'found';
  readonly place: NodeId;
  readonly path: Track;
}
type SurveyEvent = Passed | Paid | { type: 'founded'; seat: Seat; place: NodeId };
/** From A0 two ways lead down to A4, past a town each; C2 lies at the end of one of them. */
const prints: Readonly<Record<string, Partial<MapFacts['hexes'][string]>>> = {
  A0: { nodes: [city(0, 3)], paths: paths('0a 5a') },
  A2: { nodes: [town(2)], paths: paths('3a 0a') },
  A4: { nodes: [city(3, 2)], paths: paths('3a 4a') },
  B1: { nodes: [town(1)], paths: paths('2a 0a 5a') },
  B3: { paths: paths('31') },
  C2: { nodes: [city(4, 1)], paths: paths('2a') },
};
export const map: MapFacts = printedMap(3, 3, (id) => ({ ...prints[id] }));

const season = (s: SurveyState) => frameOf<Season>(s, 'season');
const graph = (s: SurveyState) => graphOf(map, s.board);
const seats = (core: Core) => Array.from({ length: core.players }, (_, i) => i + 1);

function* waysTo(s: SurveyState, seat: Seat, place: NodeId): Generator<OfferedPath> {
  for (const camp of tokenNodes(s.board, String(seat)))
    yield* waysFrom(graph(s), camp, { endsAt: ({ id }) => id === place, passes: ({ kind }) => kind === 'town' });
}

/** The stops of a way from one of his camps to the place; null if it is none. */
function stopsTo(s: SurveyState, seat: Seat, { place, path: track }: Found): readonly NodeId[] | null {
  for (const camp of tokenNodes(s.board, String(seat))) {
    const stops = stopsOn(graph(s), camp, track);
    const between = stops?.slice(1, -1).every((id) => graph(s).stops[graph(s).stopOf.get(id)!]!.kind === 'town');
    if (stops && between && stops.length > 1 && stops[stops.length - 1] === place) return stops;
  }
  return null;
}

const found = step<SurveyState, Found, SurveyEvent>()({
  id: 'found',
  actor: (s) => season(s).seat,
  fields: {
    place: oneOf((s) => new Set(s.charted)),
    path: path((s, a, seat) => waysTo(s, seat, a.place)),
  },
  conditions: [
    must('found.there', ['place'], (s, a, seat) => !hasToken(s.board, String(seat), a.place)),
    must('found.full', ['place'], (s, a) => freeSlots(map, s.board, a.place) > 0),
    must(
      'found.noWay',
      ['place', 'path'],
      (s, a, seat) => stopsTo(s, seat, a) !== null,
      (_, a) => ({ place: a.place }),
    ),
    must(
      'found.tooDear',
      ['path'],
      (s, a, seat) => a.path.length <= cashOf(s, seat),
      (s, a, seat) => ({ cost: a.path.length, cash: cashOf(s, seat) }),
    ),
  ],
  apply(s, a, emit, seat) {
    const stops = stopsTo(s, seat, a)!;
    const valued = stops.slice(1).map((id) => Number(graph(s).stops[graph(s).stopOf.get(id)!]!.value));
    pay(s, seat, BANK, a.path.length, 'path', emit);
    putToken(map, boardToWrite(s), String(seat), a.place);
    pay(
      s,
      BANK,
      seat,
      valued.reduce((sum, value) => sum + value, 0),
      'finds',
      emit,
    );
    emit?.({ type: 'founded', seat, place: a.place });
  },
  pass() {},
});

const nextSeason: AutoStep<SurveyState, SurveyEvent> = {
  id: 'nextSeason',
  auto(s) {
    const frame = season(s);
    frame.seat = (frame.seat % s.players) + 1;
    frame.left -= 1;
    // the second year's map shows more
    if (frame.seat === 1) s.charted = ['A4.0', 'B1.0', 'C2.0'];
  },
};

export const survey = defineGame<SurveyState>()({
  id: 'survey',
  name: 'Surveyors',
  players: [2, 3],
  rulesVersion: 1,
  shape: 1,
  currency: '{n} c',
  options: [],
  rulings: [],
  frames: {
    season: { cite: '1', stages: { found, nextSeason }, again: (s) => season(s).left > 0 },
  },
  setup(core) {
    const board = emptyBoard();
    for (const seat of seats(core)) putToken(map, board, String(seat), 'A0.0');
    return {
      ...core,
      flow: [{ kind: 'season', at: 'found', seat: 1, left: core.players * 4 }],
      cash: { ...Object.fromEntries(seats(core).map((seat) => [seat, 4])), [BANK]: -4 * core.players },
      board,
      charted: ['A4.0', 'B1.0'],
    };
  },
  worth: (s) => Object.fromEntries(seats(s).map((seat) => [seat, cashOf(s, seat)])),
  audit: (s) => auditMoney(s, 0),
  rules: ruleIndex('survey', {
    R001: { book: '1', codes: ['flow.over', 'flow.notYours', 'flow.notNow', 'flow.noPass'] },
    R002: { book: '2', codes: ['found.full', 'found.there', 'found.noWay', 'found.tooDear'] },
  }),
});
