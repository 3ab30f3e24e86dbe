// True while a media query holds.
import { useCallback, useSyncExternalStore } from 'react';

/** Queries looked up once, as asking the browser in every drawing would be slow. */
const known = new Map<string, MediaQueryList>();

function mediaOf(query: string): MediaQueryList {
  const media = known.get(query) ?? matchMedia(query);
  known.set(query, media);
  return media;
}

export function useMedia(query: string): boolean {
  const watch = useCallback(
    (tell: () => void) => {
      const media = mediaOf(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => mediaOf(query).matches);
}
