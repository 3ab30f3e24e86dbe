// Dividends: a director pays out what moves the price, and keeps what moves it another time.
import { percentOf } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { MajorId } from '../rules/companies.ts';
import { majorTurnOf, type State18Mag } from '../rules/state.ts';
import { colsOf, type Economy, economyOf, inTens, movesBy, onTrack, priceAt, VARIES } from './economy.ts';
import { type Kind, roundsToCome } from './horizon.ts';
import { colAfter } from './outlook.ts';
import type { Idea, Situation } from './situation.ts';

/** Rounds thought through payment by payment; after them the price goes on as it does on average. */
const DEEP = 3;
/** A dividend of the next round counts for less: this round's buys shares before. */
const PATIENCE = 0.95;
/** A payment is split among ten shares. */
const TEN = 10;

/** Payments worth thinking of: the least that move the price so far, and everything. */
export function paymentsFrom({ leasts }: Economy, money: number): number[] {
  const all = inTens(money);
  return [...leasts.map(([least]) => least).filter((least) => least < all), all];
}

/** What a share brings, dividends and last price, after this payment; the director goes on as well as he can. */
function shareAfter(economy: Economy, major: number, rounds: readonly Kind[], col: number, money: number) {
  const known = new Map<string, number>();
  const paying = (round: number, till: number, at: number, paid: number): number =>
    (PATIENCE ** round * paid) / TEN + onward(round, till - paid, onTrack(economy, at + movesBy(economy.leasts, paid)));
  const onward = (round: number, kept: number, at: number): number => {
    if (round === rounds.length) return priceAt(economy, at);
    if (round === DEEP) return priceAt(economy, colAfter(economy, major, rounds.slice(round), at)) + kept / TEN;
    const earned = economy.earns[rounds[round]!][major]!;
    return VARIES.reduce((sum, part) => sum + best(round + 1, kept + inTens(part * earned), at), 0) / VARIES.length;
  };
  const best = (round: number, till: number, at: number): number => {
    const key = `${round};${till};${at}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = Math.max(...paymentsFrom(economy, till).map((paid) => paying(round, till, at, paid)));
    known.set(key, value);
    return value;
  };
  return { paying: (paid: number) => paying(0, money, col, paid), best: () => best(0, money, col) };
}

function planOf(s: State18Mag, major: MajorId, money: number) {
  const economy = economyOf(s);
  const place = economy.majors.indexOf(major);
  return shareAfter(economy, place, roundsToCome(s).slice(1), colsOf(s)[place]!, money);
}

export function dividendIdeas({ s, seat }: Situation): Idea[] {
  const { company } = majorTurnOf(s);
  const money = treasuryOf(s, company);
  const plan = planOf(s, company, money);
  const shares = percentOf(s, company, seat) / TEN;
  return paymentsFrom(economyOf(s), money).map((amount) => ({
    action: { type: 'dividend', amount },
    value: shares * plan.paying(amount),
  }));
}

/** The best that a share brings with this money in the major's treasury. */
export const shareWorth = (s: State18Mag, major: MajorId, money: number): number => planOf(s, major, money).best();
