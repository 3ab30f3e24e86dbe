// Whether things are auctioned or drafted just now: then the choices are many, and none of them is a place on the map.
import type { Core } from '../../../engine/index.ts';

/** Frames of the flow in which everybody bids or takes in turn. */
const AUCTIONS = new Set(['privates', 'draft', 'auction', 'opening']);

export const isAuction = ({ flow }: Core): boolean => flow.some(({ kind }) => AUCTIONS.has(kind));
