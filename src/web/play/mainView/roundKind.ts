// The kind of the present round, which decides the large picture.
import type { Core } from '../../../engine/index.ts';

/** `stock`: rounds in which prices matter most. */
export type RoundKind = 'stock' | 'other';

/**
 * Frames of the flow that need the market. While charters are auctioned a company is judged by its home on the map; its
 * price is set afterwards.
 */
const TRADE = new Set(['stock', 'charter']);

export const roundKind = ({ flow }: Core): RoundKind => (flow.some(({ kind }) => TRADE.has(kind)) ? 'stock' : 'other');
