// The public page of the kernel, by area: what describes and builds an 18xx game. Records, match, bots, words, server,
// terminal and web import from here and from nowhere deeper. Games also open the rooms behind this page, which have a few
// things more (`editing.ts`, `run/running.ts`). Each file begins with a line that says what it is for.

// The description of a game: its box, and small questions about a position for all who read one.
export type { Charter, Home, Idle, Launch, Marker, PrivateHeld, RailGame, RailState, Table } from './rail.ts';
export { railOf } from './railway.ts';
export { inPlay, sharePrice, treasuryOf } from './figures.ts';
export { worthIn } from './worth.ts';
export { auditOf } from './audit.ts';
export type { RailAction, RailEvent, RailFrame, RailReason, RailRefusals } from './vocabulary.ts';

// A box, and a whole game from its box and its rounds: a book fills the places left open.
export { type Box, type CompanyFacts, describe } from './box.ts';
export { bookOf, type PlainBox, type PlainState } from './book.ts';
export { defineRailway } from './defineRailway.ts';
export type { TurnFrame } from './turn.ts';

// A step, edited by a book: conditions by their codes, effects and other parts.
export type { Editable } from './editing.ts';

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
export { type BuyPrivate, type PrivateFacts, buyPrivate } from './stock/buyPrivate.ts';
export { type BuyShare, type BuyShareRules, buyShare } from './stock/buyShare.ts';
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
export { type SellRules, type SellShares, poolTakes, sellShares } from './stock/sellShares.ts';
export { type CompanyStarted, type StartCompany, type StartRules, startCompany } from './stock/startCompany.ts';

// Money: dividends, offers between owners, sums that must be raised.
export { type Dividend, type DividendRules, dividend } from './money/dividend.ts';
export { payShareholders } from './money/shareholders.ts';
export {
  type Answer,
  type OfferEvent,
  type OfferFrame,
  type OfferRules,
  type Proposal,
  offers,
} from './offer/question.ts';
export { type CashDemanded, type Need, type RaiseFrame, demand, missingFor, raise } from './raise/raise.ts';

// Trains: buying, moving, discarding.
export { type BuyTrain, type BuyTrainRules, type TrainBought, buyTrain } from './trains/buyTrain.ts';
export { type DiscardFrame, type DiscardRules, type DiscardTrain, discarding } from './trains/discard.ts';
export { transferTrain } from './trains/moving.ts';
export { type PhaseBegan, type PhaseRules, phasesByTrain } from './trains/phase.ts';

// Track: laying tiles, placing tokens, the reach of a company.
export { type Lay, type LayRules, type LayTile, type TileLaid, layTile } from './track/layTile.ts';
export {
  type PlaceToken,
  type TokenPlaced,
  type TokenRules,
  placeToken,
} from './track/placeToken.ts';
export { isReached, reachedHexes, stopsReached } from './track/reached.ts';

// Exchange: how companies become one (shares, tokens, trains, president).
export { type CompanyAbsorbed, absorb } from './exchange/absorb.ts';
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

// Runs: the runs of a company and the values of its stops.
export { hasRoute } from './run/route.ts';
export {
  type RunMade,
  type RunningRules,
  type RunTrains,
  type TrainsRan,
  runTrains,
} from './run/running.ts';
export { standingAt, valueIn } from './run/stops.ts';
