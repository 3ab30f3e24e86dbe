// What can happen in 1865, beside what happens in every 18xx game.
import type { RoundEvent } from '../../kernel/rounds/events.ts';
import type { RailEvent } from '../../kernel/vocabulary.ts';
import type { MaritimeHandedOver } from './operating/maritime.ts';
import type { TrafficGained } from './operating/traffic.ts';
import type { EndReason } from './state.ts';

/** Told with more than every game has. */
type OwnWords = RoundEvent<EndReason>;

export type Event1865 = Exclude<RailEvent, { type: OwnWords['type'] }> | OwnWords | MaritimeHandedOver | TrafficGained;
