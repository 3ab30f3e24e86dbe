// How the marker of a major moves on the one row of prices (R117, R119, R131, R135, R143).
import type { Emit } from '../../../../engine/core/event.ts';
import { movePrice } from '../../../../kernel/stock/price.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { marketOf } from '../market.ts';
import type { State18Mag } from '../state.ts';

/** So many spaces to the right, or below zero to the left, as far as the row goes; there under those that lie there. */
export function moveMarker(s: State18Mag, company: MajorId, spaces: number, emit: Emit<Event18Mag>): void {
  const { row, col } = s.market.spots[company]!;
  const end = marketOf(s).rows[row]!.length - 1;
  movePrice(marketOf(s), s, company, { row, col: Math.min(end, Math.max(0, col + spaces)) }, emit);
}
