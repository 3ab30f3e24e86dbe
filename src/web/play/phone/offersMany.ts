// True if a list of things is open to bids or picks: it needs the room, and none of them is a place on the map.
import { type Core, top } from '../../../engine/index.ts';

/** The auction of the private companies and the drafts; an auction of one thing leaves room for the map. */
const LISTS = new Set(['privates', 'draft']);

export const offersMany = (state: Core): boolean => LISTS.has(top(state)?.kind ?? '');
