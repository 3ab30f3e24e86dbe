// The state of a game of 18Mag, and the questions asked of it everywhere.
import type { Seat } from '../../../engine/core/action.ts';
import { mustWith } from '../../../engine/core/condition.ts';
import type { Core } from '../../../engine/core/state.ts';
import { under } from '../../../engine/flow/frame.ts';
import { type MarketSlice, priceOf as priceOn } from '../../../engine/market/market.ts';
import type { BankSlice } from '../../../engine/money/bank.ts';
import { presidentOf, type SharesSlice } from '../../../engine/shares/shares.ts';
import type { BoardSlice } from '../../../engine/track/board.ts';
import type { DepotSlice, TrainType } from '../../../engine/trains/depot.ts';
import { treasuryOf } from '../../../kernel/figures.ts';
import { type CompanyId, isMinor, type MajorId, type MinorId, minorsOf } from './companies.ts';
import type { Frame18Mag, MajorFrame, MinorFrame, OperatingFrame } from './frames.ts';
import { mapOf } from './map.ts';
import { marketOf } from './market.ts';
import type { PhaseId } from './trains.ts';

/** The last operating round is over (R037). */
export type EndReason = 'lastRound';

export interface MinorState {
  /** Who drafted it; null while it is offered or when it has left the game (R021). */
  owner: Seat | null;
  status: 'offered' | 'drafted' | 'out';
  terrainTokens: number;
  /** Whether it has had a turn (R053). */
  operated: boolean;
}

export interface CardState {
  /** Actions of the card that are done or skipped: the next one has this index (R174). */
  done: number;
  /** A train whose price was short after a 2-train had been scrapped for it: tried again each turn. */
  owed: TrainType | null;
}

/** What István has in front of him. */
export interface SoloState {
  /** His minors, each with how far its company card has come. */
  cards: Partial<Record<MinorId, CardState>>;
  /** The start share of his share card names it; null until it is drawn. */
  shareCard: MajorId | null;
}

export interface State18Mag extends Core<Frame18Mag>, BankSlice, SharesSlice, MarketSlice, BoardSlice, DepotSlice {
  phase: PhaseId;
  priority: Seat;
  /** Those that take part. */
  minors: Partial<Record<MinorId, MinorState>>;
  /** Tokens of each company that are not on the map. */
  tokens: Partial<Record<CompanyId, number>>;
  /** Types of train whose stack still carries its round tile (R028). */
  roundTiles: TrainType[];
  /** "No train sold" markers on the cheapest of them (R032). */
  markers: number;
  /** What brought each phase after the first, in their order (R028, R033). */
  phasesBy: ('train' | 'markers')[];
  /** The round marker lies on the red space: the operating round under way is the last of its set (R029). */
  setEnds: boolean;
  /** István; null in games with more players. */
  solo: SoloState | null;
  ended: EndReason | null;
}

export const minorOf = (s: State18Mag, id: MinorId): MinorState => s.minors[id]!;

/** By number. */
export const minorsInPlay = (s: State18Mag): MinorId[] =>
  minorsOf(s).filter((id) => minorOf(s, id).status === 'drafted');

/** Who decides for a company: the owner of a minor, the director of a major; null for nobody. */
export const ownerOf = (s: State18Mag, id: CompanyId): Seat | null =>
  isMinor(id) ? minorOf(s, id).owner : presidentOf(s, id);

/** The same of a company for which somebody decides. */
export function deciderOf(s: State18Mag, id: CompanyId): Seat {
  const owner = ownerOf(s, id);
  if (owner === null) throw new Error(`nobody decides for ${id}`);
  return owner;
}

export const priceOf = (s: State18Mag, id: MajorId): number => priceOn(marketOf(s), s, id);

export const operatingOf = (s: State18Mag): OperatingFrame => under<OperatingFrame>(s, 'operating');
export const turnOf = (s: State18Mag): MinorFrame => under<MinorFrame>(s, 'minor');
export const majorTurnOf = (s: State18Mag): MajorFrame => under<MajorFrame>(s, 'major');

/** The minor in turn, who decides for it, and its money. */
export const inOperation = (s: State18Mag): MinorId => turnOf(s).company;
export const operator = (s: State18Mag): Seat => deciderOf(s, inOperation(s));
export const funds = (s: State18Mag): number => treasuryOf(s, inOperation(s));

/** What every step of a minor's turn goes by, and of a major's. */
export const minorInTurn = { map: mapOf, company: inOperation, actor: operator, cash: funds };
export const majorInTurn = {
  map: mapOf,
  company: (s: State18Mag): MajorId => majorTurnOf(s).company,
  actor: (s: State18Mag): Seat => deciderOf(s, majorTurnOf(s).company),
  cash: (s: State18Mag): number => treasuryOf(s, majorTurnOf(s).company),
};

/** `must` where the message names the minor in turn besides. */
export const mustOfMinor = mustWith((s: State18Mag) => ({ company: inOperation(s) }));
