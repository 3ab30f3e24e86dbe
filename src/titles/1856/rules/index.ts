// 1856 on one screen: the table of contents of the book.
import type { ActionIn, ActionsOf, RefusalsIn, RefusalsOf } from '../../../engine/core/declared.ts';
import type { Emit } from '../../../engine/core/event.ts';
import { defineGame } from '../../../engine/core/game.ts';
import { nextSeat } from '../../../engine/core/seats.ts';
import { ruling } from '../../../engine/core/state.ts';
import { push } from '../../../engine/flow/frame.ts';
import { exchange } from '../../../kernel/exchange/exchange.ts';
import { raise } from '../../../kernel/raise/raise.ts';
import { course } from '../../../kernel/rounds/course.ts';
import { nextRound, operatingRound } from '../../../kernel/rounds/operating.ts';
import { stockRound } from '../../../kernel/stock/round.ts';
import { audit } from './audit.ts';
import { afterFormation, afterSettling, beginFormation, isFormationDue } from './cgr/formation.ts';
import { settleLoans, settleOn, settlingOf } from './cgr/settling.ts';
import { exchangeShares, president } from './cgr/shares.ts';
import { keepToken, replaceTokens, takeOver } from './cgr/takeOver.ts';
import { borrowAtOnce, borrowTrain, discardTrains } from './cgr/trains.ts';
import type { CompanyId } from './companies.ts';
import { endGame, isEndedByPasses, isStandstill, worthOf } from './end.ts';
import type { Event1856 } from './events.ts';
import {
  type FormationFrame,
  newStockFrame,
  type OperatingFrame,
  type PrivatesFrame,
  type SettlingFrame,
  type StockFrame,
} from './frames.ts';
import { market } from './market.ts';
import { resolve, unsold } from './opening/auction.ts';
import { bid, buyCheapest, raiseBid } from './opening/bids.ts';
import { buyPrivate, buyRight, placePort } from './operating/asides.ts';
import { buyTrain } from './operating/buyTrain.ts';
import { dividend } from './operating/dividend.ts';
import { exchangeTrain } from './operating/exchangeTrain.ts';
import { homeToken, pickCity, queueOf } from './operating/homeToken.ts';
import { layCanadaTile, layTile } from './operating/layTile.ts';
import { links } from './operating/links.ts';
import { forcedRedemption, payInterest, redeemLoan, redeemMore, takeLoan } from './operating/loans.ts';
import { moveMarker } from './operating/moveMarker.ts';
import { offer } from './operating/offers.ts';
import { discard } from './operating/phaseChange.ts';
import { placeKitchenerToken, placeToken } from './operating/placeToken.ts';
import { closeKitchener, payPrivates } from './operating/privates.ts';
import { declareBankrupt, raiseCash, raiseForTrain } from './operating/raiseCash.ts';
import { run, trainRuns } from './operating/run.ts';
import { beginTurn, endTurn, nextToOperate, waits } from './operating/turn.ts';
import { withPlatform } from './platform/index.ts';
import type { layKitchenerTile, placeLater } from './platform/kitchener.ts';
import type { giveUpToken } from './platform/replaceAll.ts';
import { rail1856 } from './rail.ts';
import { rules } from './rules.ts';
import { options, rulings } from './rulings.ts';
import { setup } from './setup.ts';
import { reshape } from './shapes.ts';
import type { State1856 } from './state.ts';
import { buyShare, startCompany } from './stock/buyShare.ts';
import { lackSecondShare, secondShare } from './stock/secondShare.ts';
import { sellShares } from './stock/sellShares.ts';
import { phases } from './trains.ts';

/** R062-R063 */
const operatingRounds = operatingRound<State1856, OperatingFrame, Event1856>({
  cite: 'Operating Round',
  fresh: {},
  begins: payPrivates, // R019
  between(s, emit) {
    if (ruling(s, 'wsrcCloses') === 'endOfTurn') closeKitchener(s, emit); // R023
    if (!isFormationDue(s)) return false;
    beginFormation(s, emit); // R096
    return true;
  },
  isDue: isFormationDue,
  next: nextToOperate, // R062, R119
  turn: (s, company, emit) => beginTurn(s, company as CompanyId, emit), // R056-R057
  after(s, round, emit) {
    closeKitchener(s, emit); // R023
    const next = nextRound({ ...round, last: s.broken });
    if (!next && s.broken) endGame(s, 'bank', emit); // R123
    return next;
  },
});

const book = defineGame<State1856>()({
  id: '1856',
  name: '1856',
  players: [3, 6],
  rulesVersion: 2,
  shape: 2,
  reshape,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before the sum
  currency: '${n}',
  options, // R127-R129
  rulings,
  frames: {
    privates: {
      cite: 'Compagnie private',
      stages: {
        resolve, // R015
        raiseBid, // R015
        turn: [buyCheapest, bid], // R013-R014, R017
      },
      again: (s) => unsold(s).length > 0,
      end(s, { lastBuyer }: PrivatesFrame, emit: Emit<Event1856>) {
        s.priority = lastBuyer === null ? 1 : nextSeat(s, lastBuyer); // R018
        emit?.({ type: 'auctionOver', seat: s.priority });
        push(s, { kind: 'course', at: 'stockRound', set: 0 });
      },
    },
    // R011: after the auction a stock round and a set of operating rounds follow each other
    course: course<State1856, Event1856>()({
      cite: 'Fasi',
      isOver(s, emit) {
        if (!isStandstill(s)) return false;
        endGame(s, 'standstill', emit); // R124
        return true;
      },
      stockRound: (s, set, seat) => push(s, newStockFrame(set, seat)),
      // R010: the number of the phase in which the set starts
      operatingRounds: (s, { set }, emit) =>
        operatingRounds.begin(s, { set, round: 1, of: phases[s.phase].operatingRounds, last: s.broken }, emit),
    }),
    // R032-R033: player by player, until all have passed in a row
    stock: stockRound<State1856, StockFrame, Event1856>()({
      cite: 'Stock Round',
      before: { secondShare }, // R110
      trade: [
        sellShares, // R042-R046
        buyShare, // R036-R041
        startCompany, // R035, R043
        lackSecondShare, // R110
      ],
      market: () => market,
      soldOut: (s, company, emit) => moveMarker(s, company as CompanyId, 'soldOut', emit), // R047
      after(s, { lastActor }, emit) {
        if (lastActor !== null)
          s.priority = nextSeat(s, lastActor); // R033
        else if (isEndedByPasses(s)) endGame(s, 'standstill', emit); // R124
      },
    }),
    operating: operatingRounds.frame,
    // R064: the steps of a company's turn in their order
    turn: {
      cite: 'Operating Round',
      stages: {
        homeToken, // R081, R083
        track: [layTile, layCanadaTile], // R072-R079, R024
        extraTile: [layCanadaTile], // R024
        links, // R051-R052
        tokens: [placeToken, placeKitchenerToken], // R081-R082, R022
        borrowAtOnce, // R114
        borrowTrain, // R114
        run, // R084-R087
        payInterest, // R068
        dividend, // R088-R089, R060
        trains: [buyTrain, exchangeTrain, redeemLoan, raiseForTrain, declareBankrupt], // R090-R095, R008, R070
        loans: redeemMore, // R070
        forcedRedemption, // R070-R071
        endTurn, // R057
      },
      asides: [takeLoan, buyPrivate, buyRight, placePort], // R065-R067, R020, R028-R029, R025
      waits,
    },
    // R069-R071: a president sells shares block by block until he has the sum, which is then paid
    raise: raise<State1856>()('Operating Round', [raiseCash, declareBankrupt]),
    offer, // R020, R090
    discard, // R091
    // R083: a token picks its city on a tile with two; the asides stay open to the president in turn (R064)
    city: {
      cite: 'Operating Round',
      stages: { pickCity },
      asides: [layCanadaTile, takeLoan, buyPrivate, buyRight, placePort],
      again: (s) => queueOf(s).length > 0,
    },
    settling: {
      cite: 'CGR',
      stages: { settleOn, settleLoans }, // R097-R102
      again: (s) => settlingOf(s).seats.length > 0,
      end: (s, frame, emit) => afterSettling(s, frame as SettlingFrame, emit), // R099-R100
    },
    // R142: the CGR takes over the property of the absorbed companies in this order
    exchange: exchange<State1856, FormationFrame, Event1856>()({
      cite: 'CGR',
      part: exchangeShares, // R103-R107
      after: {
        president, // R109-R110
        takeOver, // R111
        replaceTokens, // R112
        keepToken, // R112
        discardTrains, // R113
      },
      end: afterFormation, // R119
    }),
  },
  setup, // R002-R006
  worth: worthOf, // R125-R126
  audit,
  tags: (s) => [
    ...(s.ended === null ? [] : [`end.${s.ended}`]),
    ...(s.cgr.stage === 'formed' ? ['cgr'] : []),
    ...(s.cgr.stage === 'never' ? ['noCgr'] : []),
  ],
  trains: trainRuns,
  rules,
  rail: rail1856,
});

export const game1856 = withPlatform(book);

/** Steps that 18xx.games adds. */
type Platform = typeof layKitchenerTile | ReturnType<typeof placeLater> | typeof giveUpToken;

export type Action1856 = ActionIn<typeof book> | ActionsOf<Platform>;

export type Refusals1856 = RefusalsIn<typeof book> & RefusalsOf<Platform>;
