// Every refusal of the game, the figures it carries, and the rule it comes from.
import type { AuctionRefusals } from '../../../engine/auction/ascending.ts';
import { conditionsOf } from '../../../engine/core/condition.ts';
import { ruleIndex } from '../../../engine/core/rules.ts';
import type { Money } from '../../../engine/money/bank.ts';
import type { RunRefusals } from '../../../engine/routes/runRefusals.ts';
import type { HexId, TileId } from '../../../engine/track/facts.ts';
import type { RailRefusals } from '../../../kernel/vocabulary.ts';
import type { UnionRefusals } from './exchange/propose.ts';

interface BuildRefusals {
  'build.receivership': { company: string };
  'build.lner': Record<never, never>;
  'build.homeFirst': { company: string; hex: HexId };
  'build.homeDue': { company: string; hex: HexId };
  'build.done': Record<never, never>;
  'build.second': { tile: TileId };
  'station.tile': { hex: HexId };
  'station.noTrack': { hex: HexId; track: string };
  'station.turned': Record<never, never>;
  'london.already': { company: string };
  'london.full': Record<never, never>;
  'london.outOfReach': { company: string };
  'token.london': Record<never, never>;
}

export interface Refusals1862
  extends RailRefusals,
    AuctionRefusals,
    BuildRefusals,
    StockRefusals,
    EarningRefusals,
    UnionRefusals,
    Pick<
      RunRefusals,
      | 'run.closed'
      | 'run.mayNotEnd'
      | 'run.tooFar'
      | 'run.apart'
      | 'run.notHome'
      | 'run.notJoinedUp'
      | 'run.joinedThrough'
      | 'run.joinedEnds'
    > {}

interface EarningRefusals {
  'dividend.receivership': { company: string };
  'hudson.beginners': Record<never, never>;
  'hudson.reached': { revenue: Money; price: Money };
  'hudson.earned': { earned: Money };
  'hudson.tooDear': { sum: Money; cash: Money };
  'run.computed': Record<never, never>;
  'train.byItself': { company: string };
  'train.lastSet': Record<never, never>;
  'train.bankOnly': Record<never, never>;
  'train.receivership': { company: string };
  'train.kind': { train: string; kind: string };
  'train.kindLimit': { company: string; kind: string; limit: number };
  'train.warranties': { most: number };
  'train.mustBuy': { company: string };
  'train.mustRaise': { company: string; missing: Money };
  'raise.notNeeded': { company: string };
  'raise.once': { company: string };
  'raise.tooFewShares': { needed: number; shares: number };
  'raise.hopeless': { sum: Money; missing: Money };
  'redeem.beginners': Record<never, never>;
  'redeem.receivership': { company: string };
  'redeem.noneInPool': { company: string };
  'redeem.tooDear': { price: Money; cash: Money };
}

interface StockRefusals {
  'charter.wonOne': Record<never, never>;
  'charter.ownOnly': { company: string };
  'charter.twoShares': { company: string };
  'start.charterOnly': Record<never, never>;
  'start.notAvailable': { company: string };
  'start.homeFull': { company: string };
  'sell.boughtThisRound': { company: string; percent: number };
  'stock.overLimit': Record<never, never>;
  'tokens.number': { least: number; most: number };
  'tokens.tooDear': { price: number; cash: number };
  'fine.paid': Record<never, never>;
  'fine.mustSell': { left: number };
}

export const must = conditionsOf<Refusals1862>();

/** `book` is where players find it: the number of the chapter. */
export const rules = ruleIndex<Refusals1862>()('1862', {
  R011: { book: '3', codes: ['flow.notYours', 'flow.notNow', 'flow.noPass'] },
  R005: { book: '2', codes: ['start.notAvailable'] },
  R018: { book: '6', codes: ['tokens.number', 'tokens.tooDear'] },
  R019: { book: '4', codes: ['start.homeFull'] },
  R021: { book: '4', codes: ['bid.belowMinimum'] },
  R022: { book: '4', codes: ['bid.tooLow'] },
  R023: { book: '4', codes: ['bid.aboveCash'] },
  R024: { book: '4', codes: ['charter.wonOne'] },
  R027: { book: '4', codes: ['charter.ownOnly', 'charter.twoShares'] },
  R033: { book: '4', codes: ['fine.paid', 'fine.mustSell'] },
  R034: { book: '6', codes: ['share.notStarted', 'share.noneLeft', 'share.tooDear'] },
  R037: { book: '6', codes: ['sell.presidency'] },
  R039: { book: '6', codes: ['share.sixtyPercent', 'sell.poolFull'] },
  R040: { book: '6', codes: ['sell.onceATurn', 'sell.notHeld'] },
  R041: { book: '6', codes: ['sell.boughtThisRound'] },
  R052: { book: '6', codes: ['share.soldThisRound'] },
  R053: { book: '6', codes: ['share.certificateLimit', 'stock.overLimit'] },
  R054: { book: '6', codes: ['start.started'] },
  R062: { book: '5', codes: ['offer.refused', 'union.refused'] },
  R063: { book: '5', codes: ['union.survivor'] },
  R081: { book: '7.2', codes: ['build.homeFirst', 'build.homeDue'] },
  R084: { book: '7.3', codes: ['build.receivership'] },
  R085: { book: '8', codes: ['dividend.receivership'] },
  R087: { book: '8', codes: ['train.receivership'] },
  R089: { book: '8', codes: ['train.byItself'] },
  R086: { book: '7.3', codes: ['union.receivership'] },
  R092: {
    book: '7.3',
    codes: [
      'run.empty',
      'run.unknownPiece',
      'run.notJoined',
      'run.reversal',
      'run.noStopAtEnd',
      'run.trackTwice',
      'run.sideTwice',
      'run.stopTwice',
      'run.noToken',
    ],
  },
  R093: { book: '7.3', codes: ['run.passesBlocked'] },
  R094: { book: '7.3', codes: ['run.passesTerminal'] },
  R095: { book: '7.3', codes: ['run.closed'] },
  R097: { book: '7.5', codes: ['union.notConnected', 'union.notOperating'] },
  R102: { book: '7.5', codes: ['giveUp.noToken', 'giveUp.tooMany', 'keep.noToken', 'keep.tokensLeft'] },
  R106: { book: '7.6', codes: ['build.done'] },
  R107: { book: '7.6', codes: ['build.second'] },
  R108: {
    book: '7.6',
    codes: ['track.printed', 'track.outOfReach', 'track.notConnected', 'track.doesNotFit', 'track.tooDear'],
  },
  R109: { book: '7.6', codes: ['track.wrongTile', 'track.noneLeft'] },
  R112: { book: '7.6', codes: ['track.colour'] },
  R114: { book: '7.6', codes: ['station.tile', 'station.noTrack', 'station.turned'] },
  R115: { book: '7.6', codes: ['london.already', 'london.full', 'london.outOfReach', 'token.london'] },
  R116: {
    book: '7.7',
    codes: [
      'token.noneLeft',
      'token.tooDear',
      'token.noCity',
      'token.alreadyHere',
      'token.cityFull',
      'token.outOfReach',
    ],
  },
  R117: { book: '7.7', codes: ['token.reserved'] },
  R119: { book: '7.8', codes: ['run.notItsTrain', 'run.trainTwice'] },
  R120: { book: '7.8', codes: ['run.mayNotEnd'] },
  R121: { book: '7.8', codes: ['run.apart', 'run.notHome'] },
  R123: { book: '7.8', codes: ['run.joinedEnds'] },
  R125: { book: '7.8', codes: ['run.sharesTrack'] },
  R126: { book: '7.8', codes: ['run.mustRun'] },
  R127: { book: '7.8', codes: ['run.tooFar'] },
  R128: { book: '7.8', codes: ['run.computed'] },
  R129: { book: '7.8', codes: ['run.joinedThrough'] },
  R130: { book: '7.8', codes: ['run.notJoinedUp'] },
  R133: { book: '7.8', codes: ['run.tooLong'] },
  R135: { book: '7.8.5', codes: ['dividend.nothing', 'dividend.undecided'] },
  R139: { book: '7.8.5', codes: ['hudson.reached', 'hudson.tooDear'] },
  R140: { book: '7.8.5', codes: ['hudson.earned'] },
  R141: { book: '7.9', codes: ['train.notForSale', 'train.price', 'train.tooDear'] },
  R143: { book: '7.9', codes: ['train.kind'] },
  R144: { book: '7.9', codes: ['train.limit', 'train.kindLimit', 'discard.notOwned'] },
  R146: { book: '7.10', codes: ['train.warranties'] },
  R148: {
    book: '7.11',
    codes: ['train.mustBuy', 'train.mustRaise', 'train.bankOnly', 'raise.notNeeded', 'raise.once'],
  },
  R149: { book: '7.11', codes: ['raise.tooFewShares'] },
  R156: { book: '7.13', codes: ['redeem.noneInPool', 'redeem.tooDear'] },
  R159: { book: '10.3', codes: ['flow.over'] },
  R161: { book: '10.3', codes: ['build.lner'] },
  R163: { book: '10.3', codes: ['union.afterLner'] },
  R165: { book: '10.3', codes: ['train.lastSet'] },
  R178: { book: '11.3', codes: ['start.charterOnly'] },
  R179: { book: '11.3', codes: ['redeem.beginners'] },
  R181: { book: '11.3', codes: ['hudson.beginners'] },
  R199: { book: '7.5', codes: ['union.once'] },
  R202: { book: '8', codes: ['redeem.receivership'] },
  R209: { book: '7.11', codes: ['raise.hopeless'] },
});
