// The value of before as long as the new one says the same: what is made from it, or shows it, is then left as it is.
import { useRef } from 'react';

export function useSame<T>(value: T, isSame: (a: T, b: T) => boolean): T {
  const kept = useRef(value);
  if (kept.current !== value && !isSame(kept.current, value)) kept.current = value;
  return kept.current;
}
