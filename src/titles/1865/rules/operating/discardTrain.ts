// Companies above the limit of trains give the excess to the bank pool (R132, R157): in operating order, their presidents choose.
import { presiding } from '../../../../engine/shares/shares.ts';
import { discarding } from '../../../../kernel/trains/discard.ts';
import type { Event1865 } from '../events.ts';
import type { State1865 } from '../state.ts';
import { trainIds } from '../trains.ts';
import { trainLimit } from './supply.ts';
import { operatingOrder } from './turn.ts';

export const { frame: discard, checkLimits } = discarding<State1865, Event1865>({
  cite: '4.6',
  trains: trainIds,
  controller: presiding,
  limit: trainLimit,
  order: operatingOrder,
});
