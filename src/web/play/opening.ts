// Opens a table while its page is shown: the link to it, and its game, words and face. Its board is drawn in slices
// before it is shown, so that the page stays responsive.
import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { loadCatalogue } from '../../titles/words.ts';
import { loadFace } from '../kit/face.ts';
import { calm } from './calm.ts';
import type { LinkState, TableLink } from './link.ts';
import { type Kit, type Play, type TableStore, tableStore } from './Play.ts';
import { type Sight, sightOf } from './sight.ts';
import { watched } from './watch.ts';

export interface Opened<L extends TableLink = TableLink> {
  readonly link: L;
  readonly sight: StoreApi<Sight>;
}

export function useLink<L extends TableLink>(open: () => L): Opened<L> | null {
  const [opened, setOpened] = useState<Opened<L> | null>(null);
  useEffect(() => {
    const link = open();
    const sight = sightOf(link, watched());
    setOpened({ link, sight: sight.store });
    return () => {
      sight.close();
      link.close();
    };
  }, [open]);
  return opened;
}

/** Null until the table, the game and its words are loaded. */
export function useOpened({ link, sight }: Opened): TableStore | null {
  const [store, setStore] = useState<TableStore | null>(null);
  const hasGame = useStore(link.store, ({ timeline }) => timeline !== null);
  useEffect(() => {
    let wanted = true;
    openTable({ link, sight }, () => wanted).then(
      // a whole table is much work: render it in slices, behind the present view
      (opened) => wanted && startTransition(() => setStore(opened)),
      () => {}, // a game cannot be shown without its words; the page says that loading takes long
    );
    return () => {
      wanted = false;
    };
  }, [link, sight]);
  return hasGame ? store : null;
}

async function openTable({ link, sight }: Opened, isWanted: () => boolean): Promise<TableStore> {
  // loaded along with the game; the table's options may still change until then
  void loadKit(await first(link, ({ table }) => table)).catch(() => null);
  await first(link, ({ timeline }) => timeline);
  const store = tableStore(link, sight, await loadKit(link.store.getState().table!));
  await drawInSlices(store.getState(), isWanted);
  return store;
}

/** The first value that is not null. */
const first = <T>({ store }: TableLink, read: (state: LinkState) => T | null): Promise<T> =>
  new Promise((resolve) => {
    const look = (state: LinkState) => {
      const value = read(state);
      if (value === null) return;
      stop();
      resolve(value);
    };
    const stop = store.subscribe(look);
    look(store.getState());
  });

const loadKit = async (table: Play['table']): Promise<Kit> => {
  const [catalogues, face] = await Promise.all([loadCatalogue(table.game), loadFace(table.game, table)]);
  return { catalogues, face };
};

/** Milliseconds of one slice. */
const SLICE = 12;

async function drawInSlices({ face, moment, words, lang }: Play, isWanted: () => boolean): Promise<void> {
  let begun = calm.clock();
  for (const _ of face.drawAhead?.(moment.state, words, lang) ?? []) {
    if (calm.clock() - begun < SLICE) continue;
    await calm.rest();
    if (!isWanted()) return;
    begun = calm.clock();
  }
}
