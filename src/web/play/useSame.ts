// Returns the former value as long as the new one is equal, so that nothing made from it changes.
import { useRef } from 'react';

export function useSame<T>(value: T, isSame: (a: T, b: T) => boolean): T {
  const kept = useRef(value);
  if (kept.current !== value && !isSame(kept.current, value)) kept.current = value;
  return kept.current;
}
