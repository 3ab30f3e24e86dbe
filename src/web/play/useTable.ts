// How a component reads the table: it names what it reads, and is drawn again only when that has changed.
import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { Play, TableStore } from './Play.ts';

const Rest = createContext<TableStore | null>(null);
const Seen = createContext<TableStore | null>(null);

export const TableProvider = Rest.Provider;

/** Some parts of a table see another moment than the rest of it; null for the same. */
export const SeenProvider = Seen.Provider;

/** For handlers: `getState` tells how things are when a hand comes. */
export function useTableStore(): TableStore {
  const rest = useContext(Rest);
  const store = useContext(Seen) ?? rest;
  if (!store) throw new Error('this belongs on a table');
  return store;
}

/** What is taken out of it counts as read: `const { desk, words } = useTable()`. */
export function useTable(): Play {
  const store = useTableStore();
  const reads = useRef<Set<keyof Play>>(null);
  reads.current ??= new Set();
  const { current: read } = reads;
  const shown = useRef<Play>(null);
  useSyncExternalStore(store.subscribe, () => {
    const { current: before } = shown;
    const now = store.getState();
    if (!before || [...read].some((key) => before[key] !== now[key])) shown.current = now;
    return shown.current;
  });
  return new Proxy(store.getState(), {
    get(play, key: keyof Play) {
      read.add(key);
      return play[key];
    },
  });
}
