// The layer opened over the page on request: the list of keys, or the palette of a table.
import { create } from 'zustand';

export type Overlay = 'keys' | 'palette';

interface OverlayStore {
  readonly shown: Overlay | null;
  show(what: Overlay | null): void;
}

export const useOverlay = create<OverlayStore>((set) => ({
  shown: null,
  show: (shown) => set({ shown }),
}));
