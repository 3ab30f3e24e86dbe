// What can happen in 1856.

import type { Passed } from '../../engine/core/event.ts';
import type { Paid } from '../../engine/money/bank.ts';
import type { OfferEvent } from '../../kernel/offer/question.ts';
import type { CashDemanded, WentBankrupt } from '../../kernel/raise/raise.ts';
import type { TrainDiscarded } from '../../kernel/trains/discard.ts';
import type { AuctionEvent } from './auction/events.ts';
import type { CgrEvent } from './cgr/events.ts';
import type { MoneyEvent } from './money/events.ts';
import type { PrivatesEvent } from './privates/events.ts';
import type { RoundEvent } from './rounds/events.ts';
import type { RunEvent } from './run/events.ts';
import type { OfferFrame, RaiseFrame } from './state.ts';
import type { StockEvent } from './stock/events.ts';
import type { TrackEvent } from './track/events.ts';
import type { TrainEvent } from './trains/events.ts';

export type Event1856 =
  | Paid
  | Passed
  | AuctionEvent
  | StockEvent
  | TrackEvent
  | RunEvent
  | PrivatesEvent
  | OfferEvent<OfferFrame['what']>
  | MoneyEvent
  | TrainEvent
  | CashDemanded<RaiseFrame['reason']>
  | WentBankrupt
  | TrainDiscarded
  | RoundEvent
  | CgrEvent;
