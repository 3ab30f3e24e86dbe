// True once something has held for a while: short moments need no message.
import { useEffect, useState } from 'react';

export function useSlow(is: boolean, after: number): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!is) return;
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [is, after]);
  return is && slow;
}
