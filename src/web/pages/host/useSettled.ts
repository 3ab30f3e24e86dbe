// A text once nobody has typed for a moment: the server is not asked for every letter.
import { useEffect, useState } from 'react';

const MOMENT = 250;

export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), MOMENT);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
