// What somebody at a table looks at: the moment, the unfinished action, the place under the finger.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Path } from '../../match/menu.ts';
import { headOf } from '../../match/timeline.ts';
import type { TableLink } from './link.ts';
import type { PanelId } from './panelIds.ts';

export interface Sight {
  /** The entry whose moment is shown; null for now. */
  readonly seq: number | null;
  readonly path: Path;
  /** A place on the board that was touched and wants an answer: several choices, or a reason. */
  readonly place: string | null;
  /** The panel that was opened; null for the usual one, or on a phone none. */
  readonly panel: PanelId | null;
}

const nothing: Sight = { seq: null, path: [], place: null, panel: null };

/** What is half chosen belongs to one position: it is dropped as soon as the game goes on. */
export function sightOf(link: TableLink): { readonly store: StoreApi<Sight>; close(): void } {
  const store = createStore<Sight>(() => nothing);
  const close = link.store.subscribe(({ timeline }, before) => {
    const head = timeline && headOf(timeline);
    if (head !== (before.timeline && headOf(before.timeline))) store.setState({ path: [], place: null });
  });
  return { store, close };
}
