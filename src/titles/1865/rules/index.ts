// 1865 on one screen: the table of contents of the book.
import type { ActionIn, RefusalsIn } from '../../../engine/core/declared.ts';
import { defineGame } from '../../../engine/core/game.ts';
import { nextSeat } from '../../../engine/core/seats.ts';
import { push } from '../../../engine/flow/frame.ts';
import { course } from '../../../kernel/rounds/course.ts';
import { nextRound, operatingRound } from '../../../kernel/rounds/operating.ts';
import { stockRound } from '../../../kernel/stock/round.ts';
import { audit } from './audit.ts';
import type { CompanyId } from './companies.ts';
import { endGame, isStandstill, worthOf } from './end.ts';
import type { Event1865 } from './events.ts';
import { absorb, beAbsorbed, waitsForRepayment } from './exchange/absorb.ts';
import { exchange } from './exchange/index.ts';
import { newStockFrame, type OperatingFrame, type StockFrame } from './frames.ts';
import { market } from './market.ts';
import { draftFrame } from './opening/draft.ts';
import { buyTrain, offer } from './operating/buyTrain.ts';
import { layTile } from './operating/layTile.ts';
import { handOver, payMaritimes } from './operating/maritime.ts';
import { placeToken } from './operating/placeToken.ts';
import { discard } from './operating/purchase.ts';
import { raise } from './operating/raiseCash.ts';
import { repayLoan } from './operating/repayLoan.ts';
import { dividend, revenue } from './operating/revenue.ts';
import { runMines } from './operating/traffic.ts';
import { beginTurn, endTurn, nextToOperate, waits } from './operating/turn.ts';
import { rail1865 } from './rail.ts';
import { rules } from './rules.ts';
import { options, rulings } from './rulings.ts';
import { setup } from './setup.ts';
import type { State1865 } from './state.ts';
import { degradeMines, moveRows } from './stock/before.ts';
import { buyShare } from './stock/buyShare.ts';
import { conversionFrame, conversions } from './stock/conversion.ts';
import { dragons } from './stock/dragons.ts';
import { sellShares } from './stock/sellShares.ts';
import { startCompany } from './stock/startCompany.ts';

/** R026, R097 */
const operatingRounds = operatingRound<State1865, OperatingFrame, Event1865>({
  cite: '4.1',
  fresh: {},
  begins: payMaritimes, // R014
  next: nextToOperate,
  turn: (s, company, emit) => beginTurn(s, company as CompanyId, emit),
  after(s, round, emit) {
    const following = nextRound({ ...round, last: s.broken });
    if (!following && s.broken) endGame(s, 'bank', emit); // R161
    return following;
  },
});

export const game1865 = defineGame<State1865>()({
  id: '1865',
  name: '1865',
  players: [2, 4], // R001
  rulesVersion: 1,
  shape: 1,
  currency: 'L.{n}',
  options, // R163-R169
  rulings,
  frames: {
    // R013: phase 1
    draft: draftFrame,
    // R026: a stock round and two operating rounds, again and again
    course: course<State1865, Event1865>()({
      cite: '2.2',
      // R095: the stages before each stock round, in this order
      before: {
        mines: degradeMines, // R096
        rows: moveRows, // R033
        conversions, // R079-R084
      },
      isOver(s, emit) {
        if (!isStandstill(s)) return false;
        endGame(s, 'standstill', emit);
        return true;
      },
      stockRound: (s, set, seat) => push(s, newStockFrame(set, seat)),
      operatingRounds: (s, { set }, emit) => operatingRounds.begin(s, { set, round: 1, of: 2, last: s.broken }, emit),
    }),
    conversion: conversionFrame,
    // R027-R029: the Dragons, then a player, until all have passed in sequence
    stock: stockRound<State1865, StockFrame, Event1865>()({
      cite: '3',
      before: { dragons }, // R035-R045
      trade: [sellShares, buyShare, startCompany], // R048-R078
      market: () => market,
      // R066: the seat to the left of the last who bought or sold; unchanged if nobody did
      after(s, { lastActor }) {
        if (lastActor !== null) s.priority = nextSeat(s, lastActor);
      },
    }),
    operating: operatingRounds.frame,
    // R099: the steps of a company's turn in their order
    turn: {
      cite: '4.1',
      stages: {
        absorb: [absorb, beAbsorbed], // R141-R145
        build: layTile, // R100-R114
        mines: runMines, // R115
        token: placeToken, // R116-R125
        revenue, // R126-R127
        dividend, // R128-R129
        trains: buyTrain, // R130-R137
        endTurn, // R054
      },
      asides: [handOver, repayLoan], // R016, R159
      waits: (s) => waits(s) || waitsForRepayment(s), // R016, R150, R159
    },
    offer, // R135
    raise, // R137-R140
    discard, // R132
    exchange, // R146-R158
  },
  setup, // R002-R010
  worth: worthOf, // R162
  tags: (s) => (s.ended === null ? [] : [`end.${s.ended}`]),
  audit,
  rules,
  rail: rail1865,
});

export type Action1865 = ActionIn<typeof game1865>;
export type Refusals1865 = RefusalsIn<typeof game1865>;
