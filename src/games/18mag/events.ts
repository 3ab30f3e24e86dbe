// What can happen in 18Mag.

import type { Passed } from '../../engine/core/event.ts';
import type { Paid } from '../../engine/money/bank.ts';
import type { OfferEvent } from '../../kernel/offer/question.ts';
import type { DraftEvent } from './draft/events.ts';
import type { MajorEvent } from './majors/events.ts';
import type { RoundEvent } from './rounds/events.ts';
import type { RunEvent } from './run/events.ts';
import type { SoloEvent } from './solo/events.ts';
import type { StockEvent } from './stock/events.ts';
import type { TrackEvent } from './track/events.ts';
import type { TrainEvent } from './trains/events.ts';

export type Event18Mag =
  | Paid
  | Passed
  | DraftEvent
  | StockEvent
  | TrackEvent
  | RunEvent
  | TrainEvent
  | OfferEvent
  | MajorEvent
  | SoloEvent
  | RoundEvent;
