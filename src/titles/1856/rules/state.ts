// The state of a game of 1856, and the questions that all parts ask of it.
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

/** Ways in which a company gets the money for its shares (R049). */
export type Capital = 'escrow' | 'incremental' | 'full';

/** The bank is out of money, a player is bankrupt, or nothing can ever happen again. */
export type EndReason = 'bank' | 'bankrupt' | 'standstill';

/** Not yet started (the CGR: not yet formed), in play, closed by its price, or absorbed. */
type Status = 'waiting' | 'started' | 'closed' | 'absorbed';

export interface CompanyState {
  status: Status;
  par: number;
  capital: Capital | null;
  /** Money for shares, kept by the bank until the destination is reached (R050); it is in no purse. */
  escrow: number;
  loans: number;
  /** True once its destination is reached (R051), started or not. */
  linked: boolean;
  /** True once it has had a turn. */
  operated: boolean;
  /** Full capitalisation: true once it has its ten times par (R055). */
  floated: boolean;
  rights: RightId[];
}

/** Owner of a private: a seat, a company, or the bank while it is unsold; null once it is closed. */
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
    /** Buyer of the first 6-train; null before the sale. */
    buyer: Seat | null;
    /** True once the CGR has owned a permanent train (R114). */
    permanent: boolean;
    /** The round in which it operates before all others, right after its formation (R119); null if there is none. */
    firstTurn: { set: number; round: number } | null;
    /** R120 as 18xx.games plays it: the limit set at the formation; 0 for the basic one. */
    certLimit: number;
  };
  /** True once the bank has had less than `breaksBelow` (R123). */
  broken: boolean;
  breaksBelow: number;
  ended: EndReason | null;
  /** The bankrupt seat; null for none. */
  bankrupt: Seat | null;
}

export const isStarted = (s: State1856, id: CompanyId): boolean => s.companies[id].status === 'started';

/** The companies in play, in the order of the list. */
export const startedIds = (s: State1856): CompanyId[] => companyIds.filter((id) => isStarted(s, id));

export const priceOf = (s: State1856, id: CompanyId): number => priceOn(market, s, id);

export const turnOf = (s: State1856) => turnIn<TurnFrame>(s);

/** `must` with the company in turn among the figures of the message. */
export const mustInTurn = mustWith((s: State1856) => ({ company: turnOf(s).company }));

/** Requires that the company in turn can pay a price. */
export const affords = <const C extends string>(code: C, price: (s: State1856) => number) =>
  must(
    code,
    [],
    (s: State1856, _: Action) => funds(s) >= price(s),
    (s) => ({ price: price(s), cash: funds(s) }),
  );

/**
 * R064: steps open at any time of a turn are for its president alone, even while another president decides something
 * (the city of a token).
 */
export const inOwnTurn = mustInTurn('turn.notPresident', [], (s, _, seat) => operator(s) === seat);

/** Buyer of the first 6-train; throws before the sale. */
export function buyerOfSix({ cgr }: State1856): Seat {
  if (cgr.buyer === null) throw new Error('no 6-train has been sold');
  return cgr.buyer;
}

export const isCgr = (id: string): boolean => id === CGR;
