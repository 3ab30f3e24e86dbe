// 1862 on one screen: the table of contents of the book.
import type { ActionIn, RefusalsIn } from '../../../engine/core/declared.ts';
import { defineGame } from '../../../engine/core/game.ts';
import { course } from '../../../kernel/rounds/course.ts';
import { operatingRound } from '../../../kernel/rounds/operating.ts';
import { stockRound } from '../../../kernel/stock/round.ts';
import { audit } from './audit.ts';
import type { CompanyId } from './companies.ts';
import { afterRound, endsInStandstill, worthOf } from './end.ts';
import type { Event1862 } from './events.ts';
import { exchange } from './exchange/index.ts';
import { acquire, merge } from './exchange/propose.ts';
import type { OperatingFrame, StockFrame } from './frames.ts';
import { homeToken } from './home.ts';
import { market } from './market.ts';
import { charterFrame } from './opening/charter.ts';
import { auctionFrame, parliament, parliamentFrame } from './opening/parliament.ts';
import { addStation } from './operating/addStation.ts';
import { buyTrain } from './operating/buyTrain.ts';
import { dividend } from './operating/dividend.ts';
import { layTile } from './operating/layTile.ts';
import { offer } from './operating/offers.ts';
import { placeLondon } from './operating/placeLondon.ts';
import { placeToken } from './operating/placeToken.ts';
import { trainRuns } from './operating/problem.ts';
import { refinance, sellTreasury } from './operating/raiseCash.ts';
import { redeemShare } from './operating/redeemShare.ts';
import { run, runInReceivership } from './operating/run.ts';
import { afterTrains, beginTurn, endTurn, nextToOperate } from './operating/turn.ts';
import { withPlatform } from './platform/index.ts';
import type { RunAsRecorded } from './platform/recordedRevenue.ts';
import type { TurnStation } from './platform/turnedStation.ts';
import { rail1862 } from './rail.ts';
import { rules } from './rules.ts';
import { options, rulings } from './rulings.ts';
import { setup } from './setup.ts';
import { isLast, type State1862 } from './state.ts';
import { buyShare } from './stock/buyShare.ts';
import { fineFrame } from './stock/fines.ts';
import { tokensFrame } from './stock/float.ts';
import { beginStockRound, endStockRound } from './stock/round.ts';
import { sellShares } from './stock/sell.ts';
import { startCompany } from './stock/startCompany.ts';
import { phases } from './trains.ts';

/** R075-R076 */
const operatingRounds = operatingRound<State1862, OperatingFrame, Event1862>({
  cite: '7',
  fresh: {},
  next: nextToOperate,
  turn: (s, company, emit) => beginTurn(s, company as CompanyId, emit),
  after: afterRound, // R157-R159
});

const book = defineGame<State1862>()({
  id: '1862',
  name: '1862',
  players: [2, 8], // R001
  rulesVersion: 2,
  shape: 1,
  currency: '£{n}',
  options, // R006, R009, R172-R183
  rulings,
  frames: {
    // R011: parliament, stock round, operating rounds, again and again; two parliaments at the start
    course: course<State1862, Event1862>()({
      cite: '3',
      before: { parliament },
      isOver: endsInStandstill,
      stockRound: beginStockRound,
      // R012: as many as the phase sets at the end of the stock round
      operatingRounds: (s, { set }, emit) =>
        operatingRounds.begin(
          s,
          { set, round: 1, of: phases[s.phase].operatingRounds, last: s.broken || isLast(s) },
          emit,
        ),
    }),
    // R021-R030: player by player, until nobody opens an auction
    parliament: parliamentFrame,
    auction: auctionFrame,
    charter: charterFrame,
    // R034-R035: player by player, until all have passed in a row
    stock: stockRound<State1862, StockFrame, Event1862>()({
      cite: '6',
      trade: [sellShares, buyShare, startCompany],
      market: () => market,
      after: endStockRound,
    }),
    // R018, R031-R033: tokens after floating, the fine for a missed obligation
    tokens: tokensFrame,
    fine: fineFrame,
    operating: operatingRounds.frame,
    // R077: the steps of a company's turn in their order
    turn: {
      cite: '7',
      stages: {
        homeToken, // R078-R080
        merge, // R096-R104
        build: [layTile, addStation, placeLondon], // R106-R115
        token: placeToken, // R116-R118
        runInReceivership, // R085
        run, // R119-R134
        dividend, // R135-R140
        trains: [buyTrain, sellTreasury, refinance], // R141-R151
        afterTrains, // R089-R090, R152
        redeem: redeemShare, // R156
        acquire, // R105
        endTurn,
      },
    },
    offer, // R062, R141
    exchange, // R061-R074
  },
  setup, // R002-R010
  worth: worthOf, // R170
  tags: (s) => (s.ended === null ? [] : [`end.${s.ended}`]),
  audit,
  rules,
  rail: rail1862,
  trains: trainRuns,
});

export const game1862 = withPlatform(book);

/** Actions of the book and of the platform's slips (platform/). */
export type Action1862 = ActionIn<typeof book> | RunAsRecorded | TurnStation;
export type Refusals1862 = RefusalsIn<typeof book> &
  Readonly<Record<'run.computed' | 'station.turned', Record<never, never>>>;
