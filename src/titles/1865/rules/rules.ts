// Every refusal of the game, the figures it carries, and the rule it comes from.
import { conditionsOf } from '../../../engine/core/condition.ts';
import { ruleIndex } from '../../../engine/core/rules.ts';
import type { Money } from '../../../engine/money/bank.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId, TileId } from '../../../engine/track/facts.ts';
import type { RailRefusals } from '../../../kernel/vocabulary.ts';
import type { AbsorbRefusals } from './exchange/absorb.ts';
import type { MineRefusals } from './exchange/mines.ts';

/** Trains do not run over track in this game (R126), and homes are taken from the start (R007). */
type NoRuns = Omit<RailRefusals, Extract<keyof RailRefusals, `run.${string}`> | 'token.reserved'>;

type None = Record<never, never>;

interface StockRefusals {
  'draft.taken': { maritime: string };
  'sell.notOperated': { company: string };
  'start.price': { par: number; phase: string };
  'start.home': { company: string; home: NodeId };
  'start.noCity': { home: NodeId };
  'start.homeFull': { home: NodeId };
  'convert.notJoined': { company: string; destination: NodeId };
}

interface BuildRefusals {
  'maritime.notYours': { maritime: string };
  'track.twoTiles': None;
  'track.noHex': { hex: HexId };
  'track.sameHex': { hex: HexId };
  'track.mine': { hex: HexId };
  'track.elsewhere': { hex: HexId; tile: TileId };
  'track.nothingNew': { hex: HexId; tile: TileId };
  'token.carbonia': { company: string };
  'token.noRoute': { company: string; city: NodeId };
}

interface TrainRefusals {
  'train.mustBuy': { company: string };
  'train.onLoan': { price: Money; most: Money };
  'raise.soldAlready': { company: string };
  'raise.cannotSell': { company: string; percent: number };
  'raise.tooMuch': { company: string; missing: Money };
  'raise.tooLittle': { company: string; missing: Money };
  'repay.none': { company: string };
  'repay.tooDear': { price: Money; cash: Money };
}

export interface Refusals1865
  extends NoRuns,
    StockRefusals,
    BuildRefusals,
    TrainRefusals,
    AbsorbRefusals,
    MineRefusals {}

export const must = conditionsOf<Refusals1865>();

/** `book` is where players find it: the number of the chapter. */
export const rules = ruleIndex<Refusals1865>()('1865', {
  R013: { book: '2.5', codes: ['draft.taken'] },
  R016: { book: '2.6', codes: ['maritime.notYours'] },
  R026: { book: '2.2', codes: ['flow.notYours', 'flow.notNow', 'flow.noPass'] },
  R048: { book: '3.3', codes: ['share.noneLeft', 'share.tooDear'] },
  R051: { book: '3.4', codes: ['sell.onceATurn', 'sell.notHeld'] },
  R054: { book: '3.4', codes: ['sell.notOperated'] },
  R055: { book: '3.4', codes: ['sell.poolFull'] },
  R061: { book: '3.5', codes: ['share.notStarted'] },
  R062: { book: '3.5', codes: ['share.certificateLimit'] },
  R064: { book: '3.5', codes: ['share.sixtyPercent'] },
  R065: { book: '3.5', codes: ['share.soldThisRound'] },
  R068: { book: '3.6', codes: ['start.started', 'start.price'] },
  R079: { book: '3.9', codes: ['convert.notJoined'] },
  R087: { book: '3.10', codes: ['sell.presidency'] },
  R100: { book: '4.2', codes: ['track.tooDear', 'track.twoTiles'] },
  R101: { book: '4.2', codes: ['track.sameHex'] },
  R102: { book: '4.2', codes: ['track.colour', 'track.printed'] },
  R106: { book: '4.2', codes: ['track.outOfReach', 'track.notConnected'] },
  R110: { book: '4.2', codes: ['track.doesNotFit'] },
  R111: { book: '4.2', codes: ['track.elsewhere'] },
  R112: { book: '4.2', codes: ['track.mine'] },
  R116: { book: '4.3', codes: ['token.cityFull'] },
  R117: { book: '4.3', codes: ['token.carbonia'] },
  R118: {
    book: '4.4',
    codes: ['token.noneLeft', 'token.noCity', 'token.alreadyHere', 'token.outOfReach', 'token.noRoute'],
  },
  R119: { book: '4.4', codes: ['token.tooDear'] },
  R128: { book: '4.5', codes: ['dividend.nothing', 'dividend.undecided'] },
  R130: { book: '4.6', codes: ['train.limit'] },
  R132: { book: '4.6', codes: ['discard.notOwned'] },
  R133: { book: '4.6', codes: ['train.notForSale'] },
  R134: { book: '4.6', codes: ['train.price', 'train.tooDear'] },
  R135: { book: '4.6', codes: ['offer.refused'] },
  R141: { book: '5.1', codes: ['absorb.president'] },
  R142: { book: '5.1', codes: ['absorb.notLaunched', 'absorb.hasOperated'] },
  R143: { book: '5.1', codes: ['absorb.hasAbsorbed'] },
  R144: { book: '5.2', codes: ['absorb.neverOperated', 'absorb.notJoined'] },
  R150: { book: '5.5', codes: ['absorb.tooDear'] },
  R151: { book: '5.2', codes: ['start.home', 'start.noCity', 'start.homeFull'] },
  R136: { book: '4.6', codes: ['train.mustBuy'] },
  R137: { book: '4.7', codes: ['train.onLoan'] },
  R138: { book: '4.8', codes: ['raise.soldAlready', 'raise.cannotSell', 'raise.tooMuch'] },
  R159: { book: '5.5', codes: ['repay.none', 'repay.tooDear'] },
  R154: { book: '5.4', codes: ['mine.notOwn'] },
  R155: { book: '5.4', codes: ['mine.notTargets', 'mine.noTokenLeft'] },
  R156: {
    book: '5.4',
    codes: ['giveUp.noToken', 'giveUp.tooMany', 'keep.noToken', 'keep.tokensLeft', 'mine.notJoined'],
  },
  R161: { book: '2.7', codes: ['flow.over'] },
  R164: { book: '6.1', codes: ['track.noHex'] },
  R177: { book: '4.2', codes: ['track.wrongTile', 'track.noneLeft'] },
  R179: { book: '4.2', codes: ['track.nothingNew'] },
  R183: { book: '4.9', codes: ['raise.tooLittle'] },
  R184: { book: '5.4', codes: ['mine.carbonia'] },
});
