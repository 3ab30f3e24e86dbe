// Which kind of round is going on, for what is shown large in it.
import type { Core } from '../../../engine/index.ts';

/** `stock`: rounds in which prices matter most. */
export type RoundKind = 'stock' | 'other';

/** Frames of the flow in which shares and companies are traded. */
const TRADE = new Set(['stock', 'parliament']);

export const roundKind = ({ flow }: Core): RoundKind => (flow.some(({ kind }) => TRADE.has(kind)) ? 'stock' : 'other');
