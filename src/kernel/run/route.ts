// Tests that a company has a route at all: track from one of its tokens straight to another location.
import { remembering } from '../../engine/routes/cache.ts';
import type { Board } from '../../engine/track/board.ts';
import type { MapFacts } from '../../engine/track/facts.ts';
import type { Stop } from '../../engine/track/graph.ts';
import { type Manner, reachFrom } from '../../engine/track/reach.ts';
import { tokenNodes } from '../../engine/track/tokens.ts';

const isLocation = (): boolean => true;

/** Paths end at the next location. */
const straight: Manner = { passes: () => false };

const routes = remembering<boolean>();

/** The shortest run is enough: every train can make it, and every longer run contains one with a token. */
export const hasRoute = (
  map: MapFacts,
  board: Board,
  company: string,
  counts: (stop: Stop) => boolean = isLocation,
): boolean =>
  routes(board, company, () =>
    tokenNodes(board, company).some((from) =>
      reachFrom(map, board, [from], straight).stopsFound.some((stop) => stop.id !== from && counts(stop)),
    ),
  );
