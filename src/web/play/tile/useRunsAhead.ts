// The page's side of the search for a tile's effect on the runs of its company.
import { useEffect, useState } from 'react';
import type { Action, Core } from '../../../engine/index.ts';
import { gives } from '../../../match/assist.ts';
import type { Desk } from '../../../match/menu.ts';
import type { Sum, TileAnswer, TileQuestion } from './runsWorker.ts';

/** Searched once per position, however many tiles are tried out in it. */
const known = new WeakMap<Core, Sum>();

/** Milliseconds before a search: a tile passing through rotations is not searched. */
const SETTLED = 200;

/** Undefined during the search; null if there is nothing to tell. */
export function useRunsAhead({ game, state, seat, assist = 'routes' }: Desk, action: Action | null) {
  const [found, setFound] = useState<{ readonly of: string; readonly sums: TileAnswer | null } | null>(null);
  const asked = action && gives(assist, 'routes') ? JSON.stringify(action) : null;
  useEffect(() => {
    if (asked === null || known.get(state) === null) return;
    let worker: Worker | null = null;
    const begun = setTimeout(() => {
      worker = new Worker(new URL('./runsWorker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<TileAnswer>) => {
        known.set(state, data.before);
        setFound({ of: asked, sums: data });
        worker?.terminate();
      };
      worker.onerror = () => setFound({ of: asked, sums: null });
      const before = known.get(state);
      const own = JSON.parse(asked) as Action;
      worker.postMessage({ game: game.id, state, seat, action: own, before } satisfies TileQuestion);
    }, SETTLED);
    return () => {
      clearTimeout(begun);
      worker?.terminate();
    };
  }, [game, state, seat, asked]);
  if (asked === null || known.get(state) === null) return null;
  if (found?.of === asked) return found.sums;
  return { before: known.get(state), after: undefined };
}
