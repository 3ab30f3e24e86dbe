// A function that stays the same and does what the newest one would: whoever is given it need not be drawn again.
import { useCallback, useRef } from 'react';

export function useCalled<A extends readonly unknown[], R>(newest: (...args: A) => R): (...args: A) => R {
  const latest = useRef(newest);
  latest.current = newest;
  return useCallback((...args: A) => latest.current(...args), []);
}
