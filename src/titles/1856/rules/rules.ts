// Every refusal of the game, the figures it carries, and the rule it comes from.
import type { Action } from '../../../engine/core/action.ts';
import { type Condition, conditionsOf } from '../../../engine/core/condition.ts';
import { ruleIndex } from '../../../engine/core/rules.ts';
import type { BANK } from '../../../engine/money/bank.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId, TileId } from '../../../engine/track/facts.ts';
import type { RailRefusals } from '../../../kernel/vocabulary.ts';
import type { CompanyId } from './companies.ts';
import type { PrivateId, RightId } from './privates.ts';
import { operator, type State1856, turnOf } from './state.ts';
import type { PhaseId } from './trains.ts';

type None = Record<never, never>;

export interface Refusals1856 extends RailRefusals {
  'auction.sold': { private: PrivateId };
  'auction.cheapest': { private: PrivateId };
  'auction.tooLow': { private: PrivateId; least: number };
  'auction.raiseTooLow': { private: PrivateId; least: number };
  /** What is not set aside for bids does not reach. */
  'auction.notCovered': { free: number };

  'stock.boughtAlready': { company: CompanyId };
  'stock.overLimits': None;
  'stock.secondShareFirst': None;
  'start.cgr': None;
  'start.started': { company: CompanyId };
  'start.closed': { company: CompanyId };
  'share.cgr': None;
  'share.notStarted': { company: CompanyId };
  'share.offerShut': { company: CompanyId };
  'sell.firstRound': None;
  'sell.keepOne': { company: CompanyId };
  'sell.boughtThisRound': { company: CompanyId; percent: number };
  'sell.notNeeded': { price: number };

  'turn.notPresident': { company: CompanyId };
  'track.blocked': { hex: HexId; private: PrivateId };
  'track.townStays': { hex: HexId; tile: TileId };
  'canada.notOwner': { company: CompanyId };
  'canada.used': None;
  'canada.hex': { hex: HexId };
  'canada.hexTaken': { tile: TileId };
  'canada.tile': { tile: TileId };
  'token.reserved': { city: NodeId; company: CompanyId };
  'kitchener.notOwner': { company: CompanyId };
  'kitchener.hex': { city: NodeId };
  'kitchener.tokenStep': None;
  'kitchener.ownTile': None;
  'city.otherHex': { hex: HexId; city: NodeId };

  'private.phase': { phase: PhaseId };
  'private.government': None;
  'private.notWithPlayer': { private: PrivateId; owner: CompanyId | typeof BANK | 'closed' };
  'private.price': { private: PrivateId; min: number; max: number };
  'private.tooDear': { price: number; cash: number };
  'right.held': { right: RightId; company: CompanyId };
  'right.withPlayer': { right: RightId; private: PrivateId };
  'right.noneLeft': { right: RightId };
  'right.tooDear': { price: number; cash: number };
  'port.notOwner': { company: CompanyId };
  'port.noPort': { hex: HexId };

  'loan.government': None;
  'loan.calledIn': None;
  'loan.once': { company: CompanyId };
  'loan.redeemed': { company: CompanyId };
  'loan.limit': { company: CompanyId; limit: number };
  'redeem.none': { company: CompanyId };
  'redeem.tooDear': { price: number; cash: number };
  'redeem.trainFirst': { company: CompanyId };
  'dividend.government': None;

  'train.government': { train: string };
  'train.faceValue': { price: number };
  'train.notCheapest': { price: number };
  'train.presidentShort': { missing: number };
  'train.bankOnly': None;
  'train.mustBuy': { company: CompanyId };
  'train.governmentMustBuy': None;
  'exchange.notForSale': { train: string };
  'exchange.notGiven': { train: string };
  'exchange.tooDear': { price: number; cash: number };

  'raise.nothingOwed': None;
  'raise.soldAlready': { company: CompanyId };
  'raise.cannotSell': { company: CompanyId; percent: number };
  'raise.tooMuch': { company: CompanyId; missing: number };
  'bankrupt.canPay': None;
  'bankrupt.canSell': { missing: number };

  'settle.notOwing': { company: CompanyId };
  'settle.outOfOrder': { company: CompanyId };
  'settle.presidentShort': { company: CompanyId; needed: number; cash: number };
  'settle.mustPay': { company: CompanyId; needed: number };
  'settle.loansLeft': None;
  'cgr.keepsTrain': { train: string };
  'cgr.tooManyTrains': { limit: number; trains: number };
  'borrow.onlyCgr': None;
  'borrow.already': None;
  'borrow.hasTrain': None;
  'borrow.noRoute': None;
}

export const must = conditionsOf<Refusals1856>();

/**
 * R064: what may be done at any time in a turn is for its president alone, also while the president of another company
 * decides something (the city of a token).
 */
export const inOwnTurn = <A extends Action>(): Condition<State1856, A> =>
  must<State1856, A, 'turn.notPresident'>(
    'turn.notPresident',
    [],
    (s, _, seat) => operator(s) === seat,
    (s) => ({ company: turnOf(s).company }),
  );

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
    codes: [
      'token.noneLeft',
      'token.tooDear',
      'token.noCity',
      'token.alreadyHere',
      'token.cityFull',
      'token.outOfReach',
    ],
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
