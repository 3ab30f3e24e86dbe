// True while the browser reports a network.
import { useSyncExternalStore } from 'react';

function listen(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
