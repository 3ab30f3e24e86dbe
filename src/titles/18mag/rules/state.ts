// The state of a game of 18Mag, and the questions asked of it everywhere.
import type { Seat } from '../../../engine/core/action.ts';
import type { Core } from '../../../engine/core/state.ts';
import { under } from '../../../engine/flow/frame.ts';
import { type MarketSlice, priceOf as priceOn } from '../../../engine/market/market.ts';
import type { BankSlice } from '../../../engine/money/bank.ts';
import { presidentOf, type SharesSlice } from '../../../engine/shares/shares.ts';
import type { BoardSlice } from '../../../engine/track/board.ts';
import type { DepotSlice, TrainType } from '../../../engine/trains/depot.ts';
import { type CompanyId, isMinor, type MajorId, type MinorId, minorsOf } from './companies.ts';
import type { Frame18Mag, MajorFrame, MinorFrame, OperatingFrame } from './frames.ts';
import { marketOf } from './market.ts';
import type { SoloState } from './solo/state.ts';
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

export const turnOf = (s: State18Mag): MinorFrame => under<MinorFrame>(s, 'minor');
/** Who acts for the minor whose turn it is. */
export const operator = (s: State18Mag): Seat => deciderOf(s, turnOf(s).company);

export const majorTurnOf = (s: State18Mag): MajorFrame => under<MajorFrame>(s, 'major');
/** Who acts for the major whose turn it is. */
export const director = (s: State18Mag): Seat => deciderOf(s, majorTurnOf(s).company);

export const operatingOf = (s: State18Mag): OperatingFrame => under<OperatingFrame>(s, 'operating');
