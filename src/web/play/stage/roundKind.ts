// Which kind of round is going on, for what is shown large in it.
import type { Core } from '../../../engine/index.ts';

/** `stock`: rounds in which prices matter most. */
export type RoundKind = 'stock' | 'other';

/**
 * Frames of the flow in which prices are looked at. While charters are auctioned a company is judged by its home, which the
 * map shows; the price is set afterwards.
 */
const TRADE = new Set(['stock', 'charter']);

export const roundKind = ({ flow }: Core): RoundKind => (flow.some(({ kind }) => TRADE.has(kind)) ? 'stock' : 'other');
