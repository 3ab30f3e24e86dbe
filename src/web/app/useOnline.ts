// Whether there is a network, as the browser says.
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
