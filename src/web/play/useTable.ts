// Reads the table in a component, which is redrawn only when the fields it reads have changed.
import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { Play, TableStore } from './Play.ts';

const Rest = createContext<TableStore | null>(null);
const Seen = createContext<TableStore | null>(null);

export const TableProvider = Rest.Provider;

/** Gives a part of a table another moment than the rest of it; null for the same. */
export const SeenProvider = Seen.Provider;

/** For handlers: `getState` returns the state at the time of the event. */
export function useTableStore(): TableStore {
  const rest = useContext(Rest);
  const store = useContext(Seen) ?? rest;
  if (!store) throw new Error('this belongs on a table');
  return store;
}

/** Destructured fields count as read: `const { desk, words } = useTable()`. */
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
