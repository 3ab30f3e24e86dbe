// The page's side of the search for the best runs: it starts with the decision, and ends with it or on request.
import { useEffect, useRef, useState } from 'react';
import type { Choice, Suggestion } from '../../../engine/index.ts';
import { gives } from '../../../match/assist.ts';
import type { Desk } from '../../../match/menu.ts';
import type { RoutesAnswer, RoutesQuestion } from './routesWorker.ts';

export interface Search {
  readonly best: Suggestion | null;
  readonly searching: boolean;
  readonly failed: boolean;
  stop(): void;
}

/** Searches nothing at a table that agreed to draw its runs by hand. */
export function useBestRuns({ game, state, assist = 'routes' }: Desk, choice: Choice): Search {
  const wanted = gives(assist, 'routes');
  const [found, setFound] = useState<Omit<Search, 'stop'>>({ best: null, searching: wanted, failed: false });
  const worker = useRef<Worker | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const own = new Worker(new URL('./routesWorker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    setFound({ best: null, searching: true, failed: false });
    own.onmessage = ({ data }: MessageEvent<RoutesAnswer>) =>
      setFound((before) =>
        'best' in data
          ? { best: data.best, searching: !data.done, failed: false }
          : { ...before, searching: false, failed: true },
      );
    own.onerror = () => setFound((before) => ({ ...before, searching: false, failed: true }));
    own.postMessage({ game: game.id, state, choice } satisfies RoutesQuestion);
    return () => own.terminate();
  }, [game, state, choice, wanted]);
  return {
    ...found,
    stop() {
      worker.current?.terminate();
      setFound((before) => ({ ...before, searching: false }));
    },
  };
}
