// What somebody at a table looks at: the moment, the unfinished action, the touched place.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Run } from '../../engine/index.ts';
import type { Path } from '../../match/menu.ts';
import { headOf } from '../../match/timeline.ts';
import type { PanelId } from './layout/panelIds.ts';
import type { TableLink } from './link.ts';
import type { RunsDraft } from './routes/draft.ts';

export interface Sight {
  /** The entry whose moment is shown; null for now. */
  readonly seq: number | null;
  readonly path: Path;
  /** A touched place on the board that needs an answer: several choices, or a reason why not. */
  readonly place: string | null;
  /** The runs that are proposed for the trains. */
  readonly runs: readonly Run[] | null;
  /** Runs that are drawn by hand instead. */
  readonly draft: RunsDraft | null;
  /** A hint for the person who draws them. */
  readonly hint: string | null;
  /** The pieces and hexes over which the way is to lead that is being picked. */
  readonly via: readonly string[];
  /** The sheet lies over the board. */
  readonly sheet: boolean;
  /** The game is watched, and its end not told before it is reached or asked for. */
  readonly hidesEnd: boolean;
  /** The panel that was opened; null for the usual one, or on a phone none. */
  readonly panel: PanelId | null;
}

/** What belongs to one position. */
const unchosen = { path: [], place: null, runs: null, draft: null, hint: null, via: [] } as const;
const nothing: Sight = { seq: null, panel: null, sheet: false, hidesEnd: false, ...unchosen };

/** An unfinished choice belongs to one position: it is dropped as soon as the game goes on. */
export function sightOf(
  link: TableLink,
  first: Partial<Sight> = {},
): { readonly store: StoreApi<Sight>; close(): void } {
  const store = createStore<Sight>(() => ({ ...nothing, ...first }));
  const close = link.store.subscribe(({ timeline }, before) => {
    const head = timeline && headOf(timeline);
    if (head !== (before.timeline && headOf(before.timeline))) store.setState(unchosen);
  });
  return { store, close };
}
