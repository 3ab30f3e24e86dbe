// A plain 18xx game from its box and its rounds: stock rounds and sets of operating rounds, until the bank has paid its
// last or the last set is played. A book that has something of its own writes its own step, or its own frames.
import { defineGame, type Game } from '../../engine/core/game.ts';
import { nextSeat } from '../../engine/core/seats.ts';
import type { AnyStep } from '../../engine/core/step.ts';
import { push, type Stage } from '../../engine/flow/frame.ts';
import { firstByPrice } from '../../engine/market/market.ts';
import { presiding } from '../../engine/shares/shares.ts';
import { auditOf } from '../audit.ts';
import { course } from '../rounds/course.ts';
import { ending } from '../rounds/end.ts';
import { nextRound, type OperatingFrame, operatingOf, operatingRound } from '../rounds/operating.ts';
import { moveBy } from '../stock/price.ts';
import { newStockRound, type StockFrame, stockRound } from '../stock/round.ts';
import type { RailEvent } from '../vocabulary.ts';
import { worthIn } from '../worth.ts';
import { type Box, describe } from './box.ts';
import { trainRuns } from './earn.ts';
import { discards } from './fleet.ts';
import { type PlainState, setUp, type TurnFrame } from './state.ts';

/** Each round with its section of the book. */
export interface Railway
  extends Pick<Game<PlainState>, 'id' | 'name' | 'players' | 'rulesVersion' | 'shape' | 'currency' | 'rules'> {
  readonly box: Box;
  readonly stock: { readonly cite: string; readonly trade: readonly AnyStep<PlainState>[] };
  readonly operating: { readonly cite: string; readonly turn: Readonly<Record<string, Stage<PlainState>>> };
  readonly end: { readonly cite: string; readonly lastSet: number };
}

export function defineRailway({ box, stock, operating, end, ...game }: Railway): Game<PlainState> {
  const { market, phases } = box;
  const rail = describe(box);
  const endGame = ending<string, PlainState>((s) => worthIn(rail, s));
  const isLast = (s: PlainState, set: number): boolean => s.broken || set === end.lastSet;

  const rounds = operatingRound<PlainState, OperatingFrame, RailEvent>({
    cite: operating.cite,
    fresh: {},
    next: (s) => firstByPrice(market, s, (company) => !operatingOf(s).done.includes(company)),
    turn(s, company, emit) {
      const turn: TurnFrame = { kind: 'turn', at: Object.keys(operating.turn)[0]!, company, revenue: 0 };
      push(s, turn);
      emit?.({ type: 'turnBegan', company, seat: presiding(s, company) });
    },
    after(s, round, emit) {
      const next = nextRound({ ...round, last: isLast(s, round.set) });
      if (!next && isLast(s, round.set)) endGame(s, s.broken ? 'bank' : 'lastSet', emit);
      return next;
    },
  });

  return defineGame<PlainState>()({
    ...game,
    options: [],
    rulings: [],
    frames: {
      course: course<PlainState, RailEvent>({
        cite: end.cite,
        stockRound: (s, set, seat) => push(s, newStockRound(set, seat, 'trade')),
        operatingRounds: (s, { set }, emit) =>
          rounds.begin(s, { set, round: 1, of: phases[s.phase]!.operatingRounds, last: isLast(s, set) }, emit),
      }),
      stock: stockRound<PlainState, StockFrame, RailEvent>({
        cite: stock.cite,
        trade: stock.trade,
        market: () => market,
        soldOut: (s, company, emit) => moveBy(box, s, { company, cause: 'soldOut' }, emit),
        after(s, { lastActor }) {
          if (lastActor !== null) s.priority = nextSeat(s, lastActor);
        },
      }),
      operating: rounds.frame,
      turn: { cite: operating.cite, stages: operating.turn },
      discard: discards(box, operating.cite).frame,
    },
    setup: (core) => setUp(box, core),
    worth: (s) => worthIn(rail, s),
    audit: auditOf(rail),
    tags: ({ ended }) => (ended === null ? [] : [`end.${ended}`]),
    trains: trainRuns(box),
    rules: game.rules,
    rail,
  });
}
