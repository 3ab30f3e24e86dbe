// Certificates with an identity: the president's and the others, each with its percent and its holder.
import type { Seat } from '../core/action.ts';
import { type Automaton, isAutomaton, isTreasury, type Treasury } from '../core/owner.ts';

/** The initial offering, and the market pool. */
export const OFFER = 'offer';
export const POOL = 'pool';

/** Holders of certificates; null is out of the game. Only seats preside and count as players. */
export type Holder = Seat | Treasury | Automaton | typeof OFFER | typeof POOL | null;

export interface Certificates {
  /** Percent of each certificate; the first one is the president's. */
  percents: number[];
  /** The holder of each certificate. */
  holders: Holder[];
  /** The seat that presides; null for none. */
  president: Seat | null;
}

/** The stake of a seat in a company. */
export interface Stake {
  readonly seat: Seat | null;
  readonly percent: number;
}

export interface SharesSlice {
  shares: Record<string, Certificates>;
}

/** A president's certificate and as many ordinary ones as make up the rest, all in the offering. */
export const offered = (president: number, ordinary: number): Certificates => {
  const count = (100 - president) / ordinary;
  const percents = [president, ...Array<number>(count).fill(ordinary)];
  return { percents, holders: percents.map(() => OFFER), president: null };
};

const PRESIDENT = 0;

export const certificatesOf = (s: SharesSlice, company: string): Certificates => s.shares[company]!;

/** Percent of the smallest certificate: one share. */
export const unitOf = (s: SharesSlice, company: string): number => {
  const { percents } = s.shares[company]!;
  return percents[percents.length - 1]!;
};

function percentIn({ percents, holders }: Certificates, holder: Holder): number {
  let sum = 0;
  for (let i = 0; i < holders.length; i++) if (holders[i] === holder) sum += percents[i]!;
  return sum;
}

/** Percent of a company in the hands of a holder. */
export const percentOf = (s: SharesSlice, company: string, holder: Holder): number =>
  percentIn(s.shares[company]!, holder);

export const isSeat = (holder: Holder): holder is Seat => typeof holder === 'number';

/** True if this can hold a certificate at all. */
export const isHolder = (x: unknown): x is Holder =>
  x === null ||
  x === OFFER ||
  x === POOL ||
  isTreasury(x) ||
  isAutomaton(x) ||
  (Number.isSafeInteger(x) && Number(x) > 0);

/** Percent in the hands of players: not in treasuries, nor with automata that only hold. */
export function percentOfPlayers(s: SharesSlice, company: string): number {
  const { percents, holders } = s.shares[company]!;
  let sum = 0;
  for (let i = 0; i < holders.length; i++) if (isSeat(holders[i]!)) sum += percents[i]!;
  return sum;
}

/** The seat with most among these; the first of equals; nobody if all have nothing. */
export function mostHeld(s: SharesSlice, company: string, seats: readonly Seat[]): Stake {
  const all = s.shares[company]!;
  let most: Stake = { seat: null, percent: 0 };
  for (const seat of seats) {
    const percent = percentIn(all, seat);
    if (percent > most.percent) most = { seat, percent };
  }
  return most;
}

export const presidentOf = (s: SharesSlice, company: string): Seat | null => s.shares[company]!.president;

/** The president of a company that is known to have one. */
export function presiding(s: SharesSlice, company: string): Seat {
  const president = presidentOf(s, company);
  if (president === null) throw new Error(`${company} has no president`);
  return president;
}

export const holdsPresidency = (s: SharesSlice, company: string, holder: Holder): boolean =>
  s.shares[company]!.holders[PRESIDENT] === holder;

/** The certificates of a holder by their numbers, the president's first. */
export function certificatesHeld(s: SharesSlice, company: string, holder: Holder): number[] {
  const { holders } = s.shares[company]!;
  const held: number[] = [];
  for (let i = 0; i < holders.length; i++) if (holders[i] === holder) held.push(i);
  return held;
}

/** Number of certificates that a holder has of a company. */
export function countHeld(s: SharesSlice, company: string, holder: Holder): number {
  let count = 0;
  for (const one of s.shares[company]!.holders) if (one === holder) count += 1;
  return count;
}

/** Hands over the president's certificate without an exchange. */
export function givePresidency(s: SharesSlice, company: string, to: Seat): void {
  const all = s.shares[company]!;
  all.holders[PRESIDENT] = to;
  all.president = to;
}

/** Moves ordinary certificates worth this percent, the lowest numbers first. The holder must have them. */
export function moveOrdinary(s: SharesSlice, company: string, from: Holder, to: Holder, percent: number) {
  const { percents, holders } = s.shares[company]!;
  let left = percent;
  for (let i = PRESIDENT + 1; i < holders.length && left > 0; i++) {
    if (holders[i] !== from) continue;
    holders[i] = to;
    left -= percents[i]!;
  }
  if (left !== 0) throw new Error(`${from} lacks ${left}% of ${company}`);
}

/** Moves everything that one holder has of a company to another; the caller decides who presides. */
export function moveHeld(s: SharesSlice, company: string, from: Holder, to: Holder): void {
  const all = certificatesOf(s, company);
  all.holders = all.holders.map((holder) => (holder === from ? to : holder));
}

/**
 * Moves the president's certificate: the new president gives the same percent in ordinary certificates to its holder,
 * who need not be the old president.
 */
export function swapPresidency(s: SharesSlice, company: string, to: Seat): void {
  const all = s.shares[company]!;
  const from = all.holders[PRESIDENT]!;
  if (from === to) return;
  moveOrdinary(s, company, to, from, all.percents[PRESIDENT]!);
  givePresidency(s, company, to);
}

/**
 * A fault in the certificates: percents that do not add up, or an impossible holder or president; null if there is
 * none.
 */
export function auditShares(s: SharesSlice): string | null {
  for (const [company, { percents, holders, president }] of Object.entries(s.shares)) {
    if (percents.length !== holders.length) return `certificates of ${company} do not match their holders`;
    const stranger = holders.find((holder) => !isHolder(holder));
    if (stranger !== undefined) return `a certificate of ${company} is with ${stranger}`;
    if (president !== null && !isSeat(president)) return `${president} is no president of ${company}`;
    const sum = percents.reduce((a, b) => a + b, 0);
    if (sum !== 100) return `certificates of ${company} add up to ${sum}%`;
  }
  return null;
}
