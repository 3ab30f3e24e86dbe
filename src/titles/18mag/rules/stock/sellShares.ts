// A player sells a block of one major to the bank (R120, R124, R130-R133, R136, R138).
import { presidencyAllows } from '../../../../kernel/stock/presidency.ts';
import { moveBy } from '../../../../kernel/stock/price.ts';
import { sellBlock } from '../../../../kernel/stock/sellBlock.ts';
import { type SellShares as Sale, sellShares as selling } from '../../../../kernel/stock/sellShares.ts';
import { type MajorId, majorIds, majorsOf } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { certificateLimit, isOverLimit } from '../limits.ts';
import { pricesOf } from '../market.ts';
import { must } from '../rules.ts';
import { priceOf, type State18Mag } from '../state.ts';
import { passPriority, takesPart } from './turn.ts';

export type SellShares = Sale<MajorId>;

export const sellShares = selling<State18Mag, MajorId, Event18Mag>({
  companies: majorIds,
  offer: majorsOf,
  first: [takesPart],
  presidency: presidencyAllows, // R133, R138
  sell(s, seat, company, percent, emit) {
    sellBlock(s, { seat, company, percent, price: priceOf(s, company) }, emit);
    moveBy(pricesOf(s), s, { company, cause: 'soldBlock' }, emit); // R131
  },
  after: passPriority,
  passing: [
    must(
      'stock.overLimit',
      [],
      (s, _, seat) => !isOverLimit(s, seat),
      (s) => ({ limit: certificateLimit(s) }),
    ),
  ],
});
