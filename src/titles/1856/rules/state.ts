// The state of a game of 1856, and the questions asked of it everywhere.
import type { Action, Seat } from '../../../engine/core/action.ts';
import { must, mustWith } from '../../../engine/core/condition.ts';
import type { Treasury } from '../../../engine/core/owner.ts';
import { priceOf as priceOn } from '../../../engine/market/market.ts';
import { BANK } from '../../../engine/money/bank.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { RailState } from '../../../kernel/rail.ts';
import { funds, operator, turnOf as turnIn } from '../../../kernel/turn.ts';
import { CGR, type CompanyId, companyIds } from './companies.ts';
import type { Frame1856, TurnFrame } from './frames.ts';
import { market } from './market.ts';
import type { PrivateId, RightId } from './privates.ts';
import type { PhaseId } from './trains.ts';

/** How a company gets the money for its shares (R049). */
export type Capital = 'escrow' | 'incremental' | 'full';

/** The bank is out of money, a player is bankrupt, or nothing can ever happen again. */
export type EndReason = 'bank' | 'bankrupt' | 'standstill';

/** Not yet started (the CGR: not yet formed), in play, closed by its price, or absorbed. */
type Status = 'waiting' | 'started' | 'closed' | 'absorbed';

export interface CompanyState {
  status: Status;
  par: number;
  capital: Capital | null;
  /** Money for shares that the bank keeps until the destination is reached (R050). It is not in any purse. */
  escrow: number;
  loans: number;
  /** Whether its destination has been reached (R051), started or not. */
  linked: boolean;
  /** Whether it has ever operated. */
  operated: boolean;
  /** Full capitalisation: whether it has got its ten times par (R055). */
  floated: boolean;
  rights: RightId[];
}

/** Who owns a private: a seat, a company, or the bank while it is unsold; null: it is closed. */
export type PrivateOwner = Seat | Treasury | typeof BANK | null;
export const UNSOLD = BANK;

export interface State1856 extends RailState {
  flow: Frame1856[];
  phase: PhaseId;
  companies: Record<CompanyId, CompanyState>;
  privates: Record<PrivateId, PrivateOwner>;
  /** R025 */
  port: { hex: HexId; company: CompanyId } | null;
  /** Rights still to be had from the owner of the private or the bank (R029). */
  rightsLeft: Record<RightId, number>;
  /** R024: the extra tile has been laid. */
  canadaUsed: boolean;
  /** R022: tile or token has been used; the private closes by R023. */
  kitchenerUsed: boolean;
  cgr: {
    /** Before the first 6-train, from its sale on, after the formation, or for good without it (R099). */
    stage: 'before' | 'due' | 'formed' | 'never';
    /** Who bought the first 6-train; null before. */
    buyer: Seat | null;
    /** Whether the CGR has ever owned a permanent train (R114). */
    permanent: boolean;
    /** The round in which it operates before all others, right after its formation (R119); null if there is none. */
    firstTurn: { set: number; round: number } | null;
    /** R120 as 18xx.games plays it: the limit set at the formation; 0 for the basic one. */
    certLimit: number;
  };
  /** The bank has run out at some time (R123): it had less than this. */
  broken: boolean;
  breaksBelow: number;
  ended: EndReason | null;
  /** Who went bankrupt; null for nobody. */
  bankrupt: Seat | null;
}

export const isStarted = (s: State1856, id: CompanyId): boolean => s.companies[id].status === 'started';

/** The companies in play, in the order of the list. */
export const startedIds = (s: State1856): CompanyId[] => companyIds.filter((id) => isStarted(s, id));

export const priceOf = (s: State1856, id: CompanyId): number => priceOn(market, s, id);

export const turnOf = (s: State1856) => turnIn<TurnFrame>(s);

/** With the company whose turn it is among the figures. */
export const mustInTurn = mustWith((s: State1856) => ({ company: turnOf(s).company }));

/** The company whose turn it is has the money for it. */
export const affords = <const C extends string>(code: C, price: (s: State1856) => number) =>
  must(
    code,
    [],
    (s: State1856, _: Action) => funds(s) >= price(s),
    (s) => ({ price: price(s), cash: funds(s) }),
  );

/**
 * R064: what may be done at any time in a turn is for its president alone, also while the president of another company
 * decides something (the city of a token).
 */
export const inOwnTurn = mustInTurn('turn.notPresident', [], (s, _, seat) => operator(s) === seat);

/** Who bought the first 6-train, once it is sold. */
export function buyerOfSix({ cgr }: State1856): Seat {
  if (cgr.buyer === null) throw new Error('no 6-train has been sold');
  return cgr.buyer;
}

export const isCgr = (id: string): boolean => id === CGR;
