// The page's side of the search for what pays before the trains run.
import { useEffect, useState } from 'react';
import type { Choice, Value } from '../../../engine/index.ts';
import { gives } from '../../../match/assist.ts';
import type { Desk } from '../../../match/menu.ts';
import type { RoutesAnswer, RoutesQuestion } from './routesWorker.ts';

const NOTHING: readonly Value[] = [];

/** Null until it is found; empty where nothing pays, the search failed, or nothing may be proposed. */
export function useListProposal(desk: Desk | null, choice: Choice): readonly Value[] | null {
  const [found, setFound] = useState<readonly Value[] | null>(null);
  const game = desk?.game.id;
  const state = desk?.state;
  const wanted = gives(desk?.assist ?? 'routes', 'routes');
  useEffect(() => {
    if (game === undefined || !state || !wanted) return;
    const own = new Worker(new URL('./routesWorker.ts', import.meta.url), { type: 'module' });
    own.onmessage = ({ data }: MessageEvent<RoutesAnswer>) => setFound('list' in data ? data.list : []);
    own.onerror = () => setFound([]);
    own.postMessage({ game, state, choice } satisfies RoutesQuestion);
    return () => own.terminate();
  }, [game, state, choice, wanted]);
  return wanted ? found : NOTHING;
}
