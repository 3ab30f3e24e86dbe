// What the cards of a decision say in every 18xx game, besides the words of the game. A missing line does not compile.
import { decision as en } from '../en/web/decision.ts';
import { decision as it } from '../it/web/decision.ts';
import type { Lang } from '../phrases.ts';

export interface DecisionLines {
  /** What a share is paid. */
  perShare(sum: string): string;
  /** Figures of a company that change. */
  readonly figures: { price(company: string): string; treasury(company: string): string };
  /** How many shares of a company the reader holds before and after, and what comes of it. */
  readonly shares: {
    of(company: string): string;
    count(from: number, to: number, all: number): string;
    readonly floats: string;
    readonly leads: string;
  };
  /** What another player is paid. */
  gets(name: string, sum: string): string;
  /** A name without its article, as it stands alone on a card: "the bank" is "bank". */
  bare(name: string): string;
  /** A price is asked for next, between these. */
  between(least: string, most: string): string;
  /** So many trains of this type are left; null where there is no end to them. */
  trainsLeft(count: string): string;
  /** It belongs to another player, who is asked. */
  offer(owner: string): string;
  /** The button that asks him, from the words of the action: "buy a 3-train from GW". */
  propose(deed: string): string;
  /** A button's words once it was pressed: "Buy a 3-train" is told as "You bought a 3-train". */
  done(deed: string): string;
  /** When a train goes out of use. */
  rusts(when: string): string;
  /** What stands for a private company in an auction. */
  bids(all: string): string;
  /** Before a step that is legal and almost surely a slip. */
  readonly slips: {
    noTrain(company: string): string;
    noPermit(company: string): string;
    noRoute(company: string): string;
    earnsNothing(company: string): string;
    halfPrice(company: string, price: string, full: string): string;
    rustsNext(train: string, by: string): string;
    /** `to`: who presides then; empty for nobody. */
    presidency(company: string, to: string): string;
    noTrack(company: string, place: string): string;
    /** A bid of everything one has, though less would do. */
    readonly allCash: string;
  };
  /** What is offered is worth, by plain arithmetic. */
  readonly brings: {
    /** What a company earned last, or paid where it does not run; and what a dividend like that brings, or what is lost. */
    earned(company: string, sum: string): string;
    paid(company: string, sum: string): string;
    share(sum: string): string;
    /** Where no dividend is known yet: of a round sum that the company might pay. */
    shareOf(company: string, every: string, sum: string): string;
    soldOf(company: string, every: string, sum: string): string;
    sold(sum: string): string;
    /** A share of a company whose income is known, and after how many dividends its price has come back; 0: unknown. */
    part(company: string, income: string, each: string, dividends: number): string;
    /** What the shares of the reader bring together then; `had` before. */
    all(shares: number, has: string, had: string): string;
    /** Before the first turn of a company: what must still be sold, what it begins with, what a train costs. */
    start(percent: number, left: number, price: string, treasury: string, train: string): string;
    floats(treasury: string, train: string): string;
    charter(percent: number, shares: number, cost: string, treasury: string, train: string): string;
    train(train: string, price: string): string;
    /** Each operating round; after so many the price has come back, 0: unknown. */
    income(sum: string, rounds: number): string;
    /** The last run, and how many like it pay for a train. */
    runs(company: string, earned: string, runs: number): string;
    /** Where no run is known yet. */
    someRuns(earned: string, runs: number): string;
    /** What a company would earn with a train. */
    covers(company: string, from: string, to: string): string;
    coversNoMore(company: string, sum: string): string;
  };
  /** The sheet of the decision on a phone. */
  readonly raise: string;
  readonly lower: string;
  /** Of the money a player has, so much is bound by bids. */
  free(sum: string): string;
}

export const decisionLines: Readonly<Record<Lang, DecisionLines>> = { en, it };
