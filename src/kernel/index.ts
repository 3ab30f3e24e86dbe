// What an 18xx game is described and built with, by area. Records, match, bots, words, server, terminal and web import
// from here and from nowhere deeper; games may also open the rooms behind this page. Each file begins with a line that
// says what it is for.

// The description of a game: its box, and small questions about a position for all who read one.
export type { Charter, Home, Idle, Launch, Marker, PrivateHeld, RailGame, RailState, Table } from './rail.ts';
export { railOf } from './railway.ts';
export { inPlay, sharePrice, treasuryOf } from './figures.ts';
export { worthIn } from './worth.ts';
export { auditOf } from './audit.ts';
export type { RailAction, RailEvent, RailFrame, RailReason, RailRefusals } from './vocabulary.ts';

// A plain 18xx: a whole game from its box and its rounds; games take its steps from `plain/`.
export type { Box } from './plain/box.ts';
export { defineRailway } from './plain/defineRailway.ts';
export type { PlainRefusals } from './plain/refusals.ts';
export type { PlainState, TurnFrame } from './plain/state.ts';

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
export { type BuyingRules, type BuyRefusals, buying } from './stock/buying.ts';
export {
  nextInLine,
  passPresidency,
  presidencyAllows,
  presidentsPercent,
  settlePresidency,
} from './stock/presidency.ts';
export { moveBy, movePrice } from './stock/price.ts';
export {
  dividendCause,
  type PriceCause,
  type PriceStep,
  type PriceTable,
  priceAfter,
  priceSteps,
  spotAfter,
} from './stock/priceTable.ts';
export {
  type StockFrame,
  type StockRules,
  acts,
  inTurn,
  newStockRound,
  passTurn,
  stockOf,
  stockRound,
} from './stock/round.ts';
export { costOf, sellBlock } from './stock/sellBlock.ts';
export { type SellRefusals, type SellRules, type SellShares, sellShares } from './stock/sellShares.ts';
export type { CompanyStarted } from './stock/startCompany.ts';

// Money: dividends, offers between owners, sums that must be raised.
export { type Dividend, type DividendRules, dividend } from './money/dividend.ts';
export { payShareholders } from './money/shareholders.ts';
export {
  type Answer,
  type OfferEvent,
  type OfferFrame,
  type OfferRefusals,
  type OfferRules,
  type Proposal,
  offers,
} from './offer/question.ts';
export { type CashDemanded, type Need, type RaiseFrame, demand, missingFor, raise } from './raise/raise.ts';

// Trains: buying, moving, discarding.
export { type TrainBought, type TrainBuyingRules, type TrainRefusals, trainBuying } from './trains/buying.ts';
export { type DiscardFrame, type DiscardRules, type DiscardTrain, discarding } from './trains/discard.ts';
export { transferTrain } from './trains/moving.ts';
export { type PhaseBegan, type PhaseRules, phasesByTrain } from './trains/phase.ts';

// Track: laying tiles, placing tokens, what a company reaches.
export type { LayTile } from './track/layTile.ts';
export { type Lay, type LayingRules, type LayRefusals, type TileLaid, laying } from './track/laying.ts';
export {
  type PlaceToken,
  type TokenPlaced,
  type TokenRefusals,
  type TokenRules,
  isCityOn,
  placeToken,
  placing,
} from './track/placeToken.ts';
export { isReached, reachedHexes, stopsReached } from './track/reached.ts';

// Exchange: how companies become one (shares, tokens, trains, president).
export { type CompanyAbsorbed, absorb, closeForGood } from './exchange/absorb.ts';
export { type ExchangeFrame, type ExchangeRules, beginExchange, exchange, exchangeOf } from './exchange/exchange.ts';
export type { GiveUpToken } from './exchange/giveUpToken.ts';
export {
  type KeepToken,
  type ReplacingRules,
  type TakenToken,
  type TokenExchanged,
  replacing,
  takeTokens,
} from './exchange/tokens.ts';

// Runs: the runs of a company and what its stops are worth.
export { hasRoute } from './run/route.ts';
export {
  type RunMade,
  type RunningRules,
  type RunTrains,
  type TrainRefusalsOfRun,
  type TrainsRan,
  measuredOnce,
  ownTrains,
  runTrains,
} from './run/running.ts';
export { standingAt, valueIn } from './run/stops.ts';
