// Every refusal of the game, the figures it carries, and the rule it comes from.

import { conditionsOf } from '../../engine/core/condition.ts';
import { ruleIndex } from '../../engine/core/rules.ts';
import type { OfferRefusals } from '../../kernel/offer/question.ts';
import type { DiscardRefusals } from '../../kernel/trains/discard.ts';
import type { AuctionRefusals } from './auction/refusals.ts';
import type { CgrRefusals } from './cgr/refusals.ts';
import type { MoneyRefusals } from './money/refusals.ts';
import type { PrivatesRefusals } from './privates/refusals.ts';
import type { RaiseRefusals } from './raise/refusals.ts';
import type { RunRefusals } from './run/refusals.ts';
import type { StockRefusals } from './stock/refusals.ts';
import type { TrackRefusals } from './track/refusals.ts';
import type { TrainRefusals } from './trains/refusals.ts';

export interface Refusals1856
  extends AuctionRefusals,
    StockRefusals,
    TrackRefusals,
    RunRefusals,
    PrivatesRefusals,
    OfferRefusals,
    MoneyRefusals,
    TrainRefusals,
    RaiseRefusals,
    DiscardRefusals,
    CgrRefusals {}

export const must = conditionsOf<Refusals1856>();

/** `book` is where players find it: the heading of the rulebook. */
export const rules = ruleIndex<Refusals1856>()('1856', {
  R008: { book: 'Treni', codes: ['exchange.notGiven'] },
  R009: { book: 'Treni', codes: ['exchange.notForSale'] },
  R011: { book: 'Fasi', codes: ['flow.notNow'] },
  R013: { book: 'Compagnie private', codes: ['auction.sold', 'auction.cheapest', 'auction.tooLow'] },
  R014: { book: 'Compagnie private', codes: ['auction.notCovered'] },
  R015: { book: 'Compagnie private', codes: ['auction.raiseTooLow'] },
  R020: {
    book: 'Compagnie private',
    codes: ['private.phase', 'private.notWithPlayer', 'private.price', 'private.tooDear', 'offer.refused'],
  },
  R021: { book: 'Compagnie private', codes: ['track.blocked'] },
  R022: {
    book: 'Compagnie private',
    codes: ['kitchener.notOwner', 'kitchener.hex', 'kitchener.tokenStep', 'kitchener.ownTile'],
  },
  R024: {
    book: 'Compagnie private',
    codes: ['canada.notOwner', 'canada.used', 'canada.hex', 'canada.hexTaken', 'canada.tile'],
  },
  R025: { book: 'Compagnie private', codes: ['port.notOwner', 'port.noPort'] },
  R028: { book: 'Compagnie private', codes: ['right.held', 'right.withPlayer', 'right.tooDear'] },
  R029: { book: 'Compagnie private', codes: ['right.noneLeft'] },
  R032: { book: 'Stock Round', codes: ['stock.boughtAlready'] },
  R034: { book: 'Stock Round', codes: ['sell.firstRound'] },
  R037: { book: 'Stock Round', codes: ['sell.poolFull', 'share.sixtyPercent'] },
  R038: { book: 'Stock Round', codes: ['share.certificateLimit'] },
  R040: { book: 'Stock Round', codes: ['stock.overLimits'] },
  R041: { book: 'Stock Round', codes: ['share.soldThisRound'] },
  R042: { book: 'Stock Round', codes: ['sell.onceATurn'] },
  R045: { book: 'Stock Round', codes: ['sell.presidency'] },
  R046: { book: 'Stock Round', codes: ['sell.keepOne', 'sell.boughtThisRound'] },
  R060: { book: 'Operating Round', codes: ['dividend.nothing'] },
  R061: { book: 'Stock Round', codes: ['start.closed'] },
  R063: { book: 'Operating Round', codes: ['flow.notYours'] },
  R064: { book: 'Operating Round', codes: ['flow.noPass', 'turn.notPresident', 'redeem.trainFirst'] },
  R065: { book: 'Operating Round', codes: ['loan.once'] },
  R066: { book: 'Operating Round', codes: ['loan.limit'] },
  R067: { book: 'Operating Round', codes: ['loan.government', 'loan.calledIn', 'loan.redeemed'] },
  R069: {
    book: 'Operating Round',
    codes: ['raise.nothingOwed', 'raise.soldAlready', 'raise.cannotSell', 'raise.tooMuch'],
  },
  R070: { book: 'Operating Round', codes: ['redeem.none', 'redeem.tooDear'] },
  R072: { book: 'Operating Round', codes: ['track.outOfReach', 'track.notConnected'] },
  R073: { book: 'Operating Round', codes: ['track.tooDear'] },
  R074: { book: 'Operating Round', codes: ['track.doesNotFit'] },
  R075: { book: 'Operating Round', codes: ['track.wrongTile'] },
  R076: { book: 'Operating Round', codes: ['track.townStays'] },
  R081: {
    book: 'Operating Round',
    codes: ['token.noneLeft', 'token.tooDear', 'token.noCity', 'token.hexTaken', 'token.cityFull', 'token.outOfReach'],
  },
  R082: { book: 'Operating Round', codes: ['token.reserved'] },
  R083: { book: 'Operating Round', codes: ['city.otherHex'] },
  R084: {
    book: 'Operating Round',
    codes: [
      'run.notItsTrain',
      'run.trainTwice',
      'run.empty',
      'run.unknownPiece',
      'run.notJoined',
      'run.reversal',
      'run.noStopAtEnd',
      'run.trackTwice',
      'run.sideTwice',
      'run.stopTwice',
      'run.passesBlocked',
      'run.passesTerminal',
      'run.noToken',
      'run.tooLong',
    ],
  },
  R085: { book: 'Operating Round', codes: ['run.sharesTrack'] },
  R086: { book: 'Operating Round', codes: ['run.mustRun'] },
  R088: { book: 'Operating Round', codes: ['dividend.undecided'] },
  R090: { book: 'Operating Round', codes: ['train.notForSale', 'train.price', 'train.tooDear'] },
  R091: { book: 'Operating Round', codes: ['train.limit', 'discard.notOwned'] },
  R093: {
    book: 'Operating Round',
    codes: ['train.mustBuy', 'train.notCheapest', 'train.presidentShort', 'train.bankOnly'],
  },
  R094: { book: 'Operating Round', codes: ['bankrupt.canPay', 'bankrupt.canSell'] },
  R097: {
    book: 'CGR',
    codes: ['settle.notOwing', 'settle.outOfOrder', 'settle.presidentShort', 'settle.loansLeft'],
  },
  R098: { book: 'CGR', codes: ['settle.mustPay'] },
  R110: { book: 'CGR', codes: ['stock.secondShareFirst', 'sell.notNeeded'] },
  R112: { book: 'CGR', codes: ['keep.noToken', 'keep.tokensLeft', 'giveUp.noToken', 'giveUp.tooMany'] },
  R113: { book: 'CGR', codes: ['cgr.keepsTrain', 'cgr.tooManyTrains'] },
  R114: {
    book: 'CGR',
    codes: ['borrow.onlyCgr', 'borrow.already', 'borrow.hasTrain', 'borrow.noRoute', 'dividend.government'],
  },
  R115: { book: 'CGR', codes: ['train.governmentMustBuy'] },
  R116: { book: 'CGR', codes: ['train.government'] },
  R117: { book: 'CGR', codes: ['train.faceValue'] },
  R124: { book: 'Fine', codes: ['flow.over'] },
  R133: {
    book: 'Stock Round',
    codes: ['start.started', 'share.notStarted', 'share.noneLeft', 'share.tooDear', 'sell.notHeld'],
  },
  R134: { book: 'Stock Round', codes: ['share.offerShut'] },
  R135: { book: 'CGR', codes: ['start.cgr', 'share.cgr'] },
  R137: { book: 'Operating Round', codes: ['track.colour', 'track.noneLeft'] },
  R138: { book: 'Operating Round', codes: ['track.printed'] },
  R141: { book: 'Operating Round', codes: ['exchange.tooDear'] },
  R143: { book: 'CGR', codes: ['private.government'] },
});
