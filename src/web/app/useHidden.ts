// Whether the page is out of sight: another tab is in front, or the window is put away.
import { useSyncExternalStore } from 'react';

function listen(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

export const useHidden = (): boolean => useSyncExternalStore(listen, () => document.hidden);
