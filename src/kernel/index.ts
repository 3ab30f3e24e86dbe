// What an 18xx game is described and built with, by area. Records, match, bots, words, server, terminal and web import
// from here and from nowhere deeper; games may also open the rooms behind this page. Each file begins with a line that
// says what it is for.

// The description of a game: its box, and small questions about a position for all who read one.
export type { Home, Idle, Marker, PrivateHeld, RailGame, RailState, Table } from './rail.ts';
export { inPlay, sharePrice, treasuryOf } from './figures.ts';
export { worthIn } from './worth.ts';
export { auditOf } from './audit.ts';
export type { RailAction, RailEvent, RailRefusals } from './vocabulary.ts';

// Rounds: the course of a game, its operating rounds, its end.
export { type CourseFrame, type CourseRules, course } from './rounds/course.ts';
export { ending } from './rounds/end.ts';
export type { RoundEvent } from './rounds/events.ts';
export {
  type OperatingFrame,
  type OperatingRules,
  nextRound,
  operatingOf,
  operatingRound,
} from './rounds/operating.ts';

// Stock: the stock round, buying, selling, presidency, prices.
export { type BuyingRules, type BuyRefusals, type ShareBought, buying } from './stock/buying.ts';
export {
  type PresidencyPassed,
  nextInLine,
  passPresidency,
  presidencyAllows,
  presidentsPercent,
  settlePresidency,
} from './stock/presidency.ts';
export type { PriceMoved } from './stock/price.ts';
export {
  type SoldOut,
  type StockFrame,
  type StockRules,
  acts,
  inTurn,
  newStockRound,
  passTurn,
  stockOf,
  stockRound,
} from './stock/round.ts';
export { type SharesSold, costOf, sellBlock } from './stock/sellBlock.ts';
export {
  type PoolRefusals,
  type SellRefusals,
  type SellRules,
  type SellShares,
  sellShares,
} from './stock/sellShares.ts';

// Money: dividends, offers between owners, sums that must be raised.
export {
  type Answer,
  type OfferEvent,
  type OfferFrame,
  type OfferRefusals,
  type OfferRules,
  type Proposal,
  offers,
} from './offer/question.ts';
export {
  type CashDemanded,
  type Need,
  type RaiseFrame,
  type WentBankrupt,
  demand,
  missingFor,
  raise,
} from './raise/raise.ts';

// Trains: buying, moving, discarding.
export type { TrainBought } from './trains/buying.ts';
export {
  type DiscardFrame,
  type DiscardRefusals,
  type DiscardRules,
  type DiscardTrain,
  type TrainDiscarded,
  discarding,
} from './trains/discard.ts';
export { removeObsolete, transferTrain } from './trains/moving.ts';

// Runs: the runs of a company and what its stops are worth.
export type { RunMade } from './run/running.ts';
