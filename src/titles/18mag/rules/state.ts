// The state of a game of 18Mag, and the questions that all parts ask of it.
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
  /** Seat that drafted it; null while it is on offer or out of the game (R021). */
  owner: Seat | null;
  status: 'offered' | 'drafted' | 'out';
  terrainTokens: number;
  /** True once it has had a turn (R053). */
  operated: boolean;
}

export interface CardState {
  /** Number of actions done or skipped, and so the index of the next (R174). */
  done: number;
  /** Train for which a 2-train is scrapped; its purchase is tried each turn until it succeeds. */
  owed: TrainType | null;
}

/** István's cards. */
export interface SoloState {
  /** Progress on the company card of each of his minors. */
  cards: Partial<Record<MinorId, CardState>>;
  /** His share card, named by the major of its start share; null until it is drawn. */
  shareCard: MajorId | null;
}

export interface State18Mag extends Core<Frame18Mag>, BankSlice, SharesSlice, MarketSlice, BoardSlice, DepotSlice {
  phase: PhaseId;
  priority: Seat;
  /** Minors in play. */
  minors: Partial<Record<MinorId, MinorState>>;
  /** Tokens of each company off the map. */
  tokens: Partial<Record<CompanyId, number>>;
  /** Types of train whose stack still carries its round tile (R028). */
  roundTiles: TrainType[];
  /** "No train sold" markers on the cheapest of these stacks (R032). */
  markers: number;
  /** Cause of each phase after the first, in order (R028, R033). */
  phasesBy: ('train' | 'markers')[];
  /** The round marker lies on the red space: the operating round under way is the last of its set (R029). */
  setEnds: boolean;
  /** István; null in games with more players. */
  solo: SoloState | null;
  ended: EndReason | null;
}

export const minorOf = (s: State18Mag, id: MinorId): MinorState => s.minors[id]!;

/** Drafted minors by number. */
export const minorsInPlay = (s: State18Mag): MinorId[] =>
  minorsOf(s).filter((id) => minorOf(s, id).status === 'drafted');

/** Seat that decides for a company: the owner of a minor, the director of a major; null for none. */
export const ownerOf = (s: State18Mag, id: CompanyId): Seat | null =>
  isMinor(id) ? minorOf(s, id).owner : presidentOf(s, id);

/** Like `ownerOf`, but throws if nobody decides. */
export function deciderOf(s: State18Mag, id: CompanyId): Seat {
  const owner = ownerOf(s, id);
  if (owner === null) throw new Error(`nobody decides for ${id}`);
  return owner;
}

export const priceOf = (s: State18Mag, id: MajorId): number => priceOn(marketOf(s), s, id);

export const operatingOf = (s: State18Mag): OperatingFrame => under<OperatingFrame>(s, 'operating');
export const turnOf = (s: State18Mag): MinorFrame => under<MinorFrame>(s, 'minor');
export const majorTurnOf = (s: State18Mag): MajorFrame => under<MajorFrame>(s, 'major');

/** The minor in turn, its owner, and its money. */
export const inOperation = (s: State18Mag): MinorId => turnOf(s).company;
export const operator = (s: State18Mag): Seat => deciderOf(s, inOperation(s));
export const funds = (s: State18Mag): number => treasuryOf(s, inOperation(s));

/** Map, company, seat and money for the steps of a minor's turn, and of a major's. */
export const minorInTurn = { map: mapOf, company: inOperation, actor: operator, cash: funds };
export const majorInTurn = {
  map: mapOf,
  company: (s: State18Mag): MajorId => majorTurnOf(s).company,
  actor: (s: State18Mag): Seat => deciderOf(s, majorTurnOf(s).company),
  cash: (s: State18Mag): number => treasuryOf(s, majorTurnOf(s).company),
};

/** `must` with the minor in turn among the figures of the message. */
export const mustOfMinor = mustWith((s: State18Mag) => ({ company: inOperation(s) }));
