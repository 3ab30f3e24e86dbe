// The reader's view of a table: the moment, the unfinished action, the touched place.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Run } from '../../engine/index.ts';
import type { Path } from '../../match/menu.ts';
import { headOf } from '../../match/timeline.ts';
import type { PanelId } from './layout/panelIds.ts';
import type { TableLink } from './link.ts';
import type { RunsDraft } from './routes/draft.ts';

export interface Sight {
  /** The entry of the shown moment; null for now. */
  readonly seq: number | null;
  readonly path: Path;
  /** A touched place that needs an answer: several choices, or a reason why not. */
  readonly place: string | null;
  /** The runs proposed for the trains. */
  readonly runs: readonly Run[] | null;
  /** Runs drawn by hand instead. */
  readonly draft: RunsDraft | null;
  /** A hint for drawing them. */
  readonly hint: string | null;
  /** The pieces and hexes over which the picked way must lead. */
  readonly via: readonly string[];
  /** True while the sheet lies over the board. */
  readonly sheet: boolean;
  /** True for a watched game whose end is hidden until it is reached or asked for. */
  readonly hidesEnd: boolean;
  /** The opened panel; null for the default one, or on a phone none. */
  readonly panel: PanelId | null;
}

/** The parts that belong to one position. */
const unchosen = { path: [], place: null, runs: null, draft: null, hint: null, via: [] } as const;
const nothing: Sight = { seq: null, panel: null, sheet: false, hidesEnd: false, ...unchosen };

/** Drops an unfinished choice as soon as the game goes on, as it belongs to one position. */
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
