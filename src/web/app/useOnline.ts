// True while the browser reports a network and the server answers.
import { useSyncExternalStore } from 'react';
import { isOnline, whenOnlineChanges } from '../net/reach.ts';

export const useOnline = (): boolean => useSyncExternalStore(whenOnlineChanges, isOnline);
