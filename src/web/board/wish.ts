// A hex that the reader asked for by name: the shown board moves to it.
import { create } from 'zustand';

interface Wish {
  /** A new object each time, so that the same hex can be asked for again. */
  readonly wanted: { readonly hex: string } | null;
}

export const useWish = create<Wish>(() => ({ wanted: null }));

export const lookFor = (hex: string): void => useWish.setState({ wanted: { hex } });
