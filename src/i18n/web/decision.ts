// What the cards of a decision say in every 18xx game, besides the words of the game. A missing line does not compile.
import { decision as en } from '../en/web/decision.ts';
import { decision as it } from '../it/web/decision.ts';
import type { Lang } from '../phrases.ts';

export interface DecisionLines {
  /** What a share is paid. */
  perShare(sum: string): string;
  /** Figures of a company that change. */
  readonly figures: { price(company: string): string; treasury(company: string): string };
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
    rustsNext(train: string, by: string): string;
    /** `to`: who presides then; empty for nobody. */
    presidency(company: string, to: string): string;
    noTrack(company: string, place: string): string;
    /** A bid of everything one has, though less would do. */
    readonly allCash: string;
  };
  /** The sheet of the decision on a phone. */
  readonly raise: string;
  readonly lower: string;
  /** Of the money a player has, so much is bound by bids. */
  free(sum: string): string;
}

export const decisionLines: Readonly<Record<Lang, DecisionLines>> = { en, it };
