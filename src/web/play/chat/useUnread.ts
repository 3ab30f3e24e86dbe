// How many lines of chat came since the chat was last open; what was said before one came counts as read.
import { useEffect, useState } from 'react';
import { useTable } from '../useTable.ts';

export function useUnread(isOpen: boolean): number {
  const { chat } = useTable();
  const [seenAt, setSeenAt] = useState(Date.now);
  const last = chat.at(-1)?.at ?? 0;
  useEffect(() => {
    if (isOpen) setSeenAt((seen) => Math.max(seen, last));
  }, [isOpen, last]);
  return isOpen ? 0 : chat.filter((line) => line.at > seenAt).length;
}
