// Stores made from others, and functions that cache their last result.

/** The part of a zustand store that readers need. */
export interface Source<T> {
  getState(): T;
  subscribe(tell: () => void): () => void;
}

type Sources<A extends readonly unknown[]> = { readonly [K in keyof A]: Source<A[K]> };

/** Calls `make` again only if one of the sources has changed. */
export function derived<A extends readonly unknown[], T>(
  sources: readonly [...Sources<A>],
  make: (...states: A) => T,
): Source<T> {
  const made = keeping(make);
  return {
    getState: () => made(...(sources.map((source) => source.getState()) as unknown as A)),
    subscribe(tell) {
      const stops = sources.map((source) => source.subscribe(tell));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

export const still = <T>(value: T): Source<T> => ({ getState: () => value, subscribe: () => () => {} });

/** Returns the same object for the same arguments as in the last call. */
export function keeping<A extends readonly unknown[], T>(make: (...given: A) => T): (...given: A) => T {
  let last: { readonly given: A; readonly made: T } | null = null;
  return (...given) => {
    if (last?.given.length !== given.length || given.some((one, i) => one !== last?.given[i]))
      last = { given, made: make(...given) };
    return last.made;
  };
}
