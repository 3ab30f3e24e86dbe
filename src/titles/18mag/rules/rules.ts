// Every refusal of the game, the figures it carries, and the rule it comes from.
import { conditionsOf } from '../../../engine/core/condition.ts';
import { ruleIndex } from '../../../engine/core/rules.ts';
import { drawnFaults } from '../../../engine/routes/runConditions.ts';
import type { RunRefusals } from '../../../engine/routes/runRefusals.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId, TileId } from '../../../engine/track/facts.ts';
import type { OfferRefusals } from '../../../kernel/offer/question.ts';
import type { TrainRefusalsOfRun } from '../../../kernel/run/running.ts';
import type { BuyRefusals } from '../../../kernel/stock/buying.ts';
import type { SellRefusals } from '../../../kernel/stock/sellShares.ts';
import type { LayRefusals } from '../../../kernel/track/laying.ts';
import type { TokenRefusals } from '../../../kernel/track/placeToken.ts';
import type { TrainRefusals } from '../../../kernel/trains/buying.ts';
import type { CompanyId, MajorId, MinorId } from './companies.ts';

/** What a run can do wrong in this book, besides what concerns mines and wagons. */
export const runFaults = [...drawnFaults, 'run.tooShort'] as const;

type None = Record<never, never>;

export interface Refusals18Mag
  extends SellRefusals,
    BuyRefusals,
    LayRefusals,
    TokenRefusals,
    // majors place theirs by rules of their own, and anywhere
    Omit<TokenRefusals<'majorToken'>, 'majorToken.outOfReach'>,
    TrainRefusalsOfRun,
    Pick<RunRefusals, (typeof runFaults)[number]>,
    TrainRefusals,
    OfferRefusals {
  'draft.notOffered': { item: CompanyId };
  'draft.minorsFull': { limit: number };
  'draft.sharesFull': { limit: number };

  'stock.overLimit': { limit: number };
  'share.notInPlay': { company: MajorId };

  'track.twoTiles': None;
  'track.noHex': { hex: HexId };
  'track.secondUpgrade': None;
  'track.homeFirst': { company: CompanyId; home: HexId };
  /** Track would lead off the map, to a blank side of a hex that is never built on, or to a barrier. */
  'track.deadEnd': { hex: HexId; tile: TileId };
  'terrain.noCost': { hex: HexId };
  'terrain.noToken': { company: CompanyId };
  /** It is spent with the tile, not beforehand. */
  'terrain.withLay': None;
  /** It is spent beforehand, not with the tile. */
  'terrain.announced': None;
  'terrain.waiting': None;

  'run.noRoute': { company: CompanyId };
  'run.notBest': { sum: number; best: number };
  /** More mines than the wagons of this train allow. */
  'run.mines': { train: string; mines: number; most: number };
  'wagon.notForHire': { wagon: MajorId };
  'wagon.twice': { wagon: MajorId };
  'wagon.tooDear': { price: number; cash: number };
  /** Nothing in reach that it is for. */
  'wagon.useless': { wagon: MajorId };
  /** These runs do not use all that was hired. */
  'wagon.unused': { wagons: readonly MajorId[] };
  /** By the ruling they are hired with the run, or apart from it. */
  'wagon.withRun': None;
  'wagon.announced': None;

  'scrap.notOwned': { company: CompanyId; train: string };
  'scrap.wagonHired': None;
  'train.istvans': { from: CompanyId };
  /** Between minors any price is agreed upon, but not none. */
  'train.leastPrice': { price: number };

  'dividend.nothing': { company: MajorId };
  'dividend.tooMuch': { cash: number };
  'dividend.tens': None;
  'dividend.undecided': { cash: number };

  'istvan.noCard': { minor: MinorId };
  'istvan.hasCard': { minor: MinorId };
  /** The city that he upgrades is another one: his home, or one that is nearer. */
  'istvan.otherCity': { company: MinorId; hex: HexId; hexes: readonly HexId[] };
  /** So the tile joins fewer tracks than it could, does not fit, or looks like another rotation that is offered. */
  'istvan.joinsLess': { hex: HexId; tile: TileId };
  'istvan.otherHex': { company: MinorId; hex: HexId; city: NodeId };
}

export const must = conditionsOf<Refusals18Mag>();

/** `book` is where players find it: the chapter of the rulebook. */
export const rules = ruleIndex<Refusals18Mag>()('18mag', {
  R016: { book: 'V', codes: ['draft.notOffered'] },
  R018: { book: 'V', codes: ['draft.minorsFull', 'draft.sharesFull'] },
  R027: { book: 'VI.1', codes: ['flow.notNow'] },
  R038: { book: 'VI.1', codes: ['flow.notYours'] },
  R042: { book: 'VI.2', codes: ['run.empty', 'run.unknownPiece', 'run.noStopAtEnd', 'run.noToken', 'run.tooShort'] },
  R043: { book: 'VI.2', codes: ['run.notJoined', 'run.reversal', 'run.trackTwice', 'run.sideTwice'] },
  R044: { book: 'VI.2', codes: ['run.passesTerminal'] },
  R045: { book: 'VI.2', codes: ['run.passesBlocked'] },
  R046: { book: 'VI.3.1', codes: ['flow.noPass'] },
  R050: { book: 'VI.3', codes: ['track.twoTiles'] },
  R051: { book: 'VI.3', codes: ['track.secondUpgrade'] },
  R053: { book: 'VI.3', codes: ['track.homeFirst'] },
  R054: { book: 'VI.3', codes: ['track.outOfReach'] },
  R055: { book: 'VI.3', codes: ['track.wrongTile'] },
  R062: { book: 'VI.3', codes: ['track.tooDear', 'terrain.noCost'] },
  R064: { book: 'VI.3', codes: ['terrain.noToken', 'terrain.withLay', 'terrain.announced', 'terrain.waiting'] },
  R066: { book: 'VI.3', codes: ['track.deadEnd'] },
  R069: { book: 'VI.3', codes: ['track.printed'] },
  R070: { book: 'VI.3', codes: ['track.colour'] },
  R071: { book: 'VI.3', codes: ['track.notConnected'] },
  R072: { book: 'VI.3', codes: ['track.doesNotFit'] },
  R078: { book: 'VI.3', codes: ['token.noneLeft', 'token.noCity', 'token.cityFull', 'token.outOfReach'] },
  R079: { book: 'VI.3', codes: ['token.tooDear'] },
  R080: { book: 'VI.3', codes: ['token.alreadyHere'] },
  R082: { book: 'VI.3', codes: ['scrap.notOwned'] },
  R085: { book: 'VI.3', codes: ['run.noRoute', 'run.notItsTrain', 'run.trainTwice', 'run.mustRun'] },
  R086: { book: 'VI.3', codes: ['run.tooLong'] },
  R087: { book: 'VI.3', codes: ['run.stopTwice'] },
  R088: { book: 'VI.3', codes: ['run.sharesTrack'] },
  R093: { book: 'VI.3', codes: ['wagon.notForHire', 'wagon.twice', 'wagon.withRun', 'wagon.announced'] },
  R100: { book: 'VI.3', codes: ['run.mines'] },
  R102: { book: 'VI.3', codes: ['scrap.wagonHired', 'wagon.useless', 'wagon.unused'] },
  R104: { book: 'VI.3', codes: ['train.limit'] },
  R105: { book: 'VI.3', codes: ['train.price', 'train.notForSale'] },
  R106: { book: 'VI.3', codes: ['train.leastPrice', 'offer.refused'] },
  R107: { book: 'VI.3', codes: ['train.tooDear'] },
  R108: { book: 'VI.4.1', codes: ['dividend.undecided'] },
  R111: { book: 'VI.4.2', codes: ['majorToken.noneLeft', 'majorToken.noCity', 'majorToken.cityFull'] },
  R112: { book: 'VI.4.2', codes: ['majorToken.tooDear'] },
  R113: { book: 'VI.4.2', codes: ['majorToken.alreadyHere'] },
  R115: { book: 'VI.4.3', codes: ['dividend.tens', 'dividend.tooMuch'] },
  R124: { book: 'VII.4', codes: ['sell.notHeld'] },
  R125: { book: 'VII.5', codes: ['share.noneLeft'] },
  R126: { book: 'VII.3', codes: ['share.certificateLimit', 'stock.overLimit'] },
  R129: { book: 'VII.3', codes: ['share.sixtyPercent'] },
  R130: { book: 'VII.5', codes: ['share.soldThisRound'] },
  R132: { book: 'VII.4', codes: ['sell.onceATurn'] },
  R133: { book: 'VII.4', codes: ['sell.presidency'] },
  R144: { book: 'IX.1', codes: ['flow.over'] },
  R148: { book: 'X', codes: ['track.noHex'] },
  R149: { book: 'X', codes: ['share.notInPlay'] },
  R164: { book: 'XI.1', codes: ['istvan.noCard', 'istvan.hasCard'] },
  R170: { book: 'XI.2.1', codes: ['istvan.otherCity'] },
  R172: { book: 'XI.2.1', codes: ['istvan.joinsLess'] },
  R174: { book: 'XI', codes: ['train.istvans'] },
  R179: { book: 'XI.2.2', codes: ['istvan.otherHex'] },
  R188: { book: 'VI.3', codes: ['track.noneLeft'] },
  R189: { book: 'VI.3', codes: ['run.notBest'] },
  R190: { book: 'VI.3', codes: ['wagon.tooDear'] },
  R191: { book: 'VI.4.3', codes: ['dividend.nothing'] },
  R192: { book: 'VII.5', codes: ['share.tooDear'] },
});
