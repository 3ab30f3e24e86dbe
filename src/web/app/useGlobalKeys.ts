// Keys that work on every page: "?" opens the list of keys, "g" and a letter go to a page.
import { useEffect } from 'react';
import { useOverlay } from './overlay.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

export function useGlobalKeys(navigate: (path: string) => void): void {
  const show = useOverlay((overlay) => overlay.show);
  useEffect(() => {
    let going = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog:modal')) return;
      const place = going ? places[event.key] : undefined;
      going = event.key === GO;
      if (place) navigate(place);
      else if (event.key === HELP) show('keys');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, show]);
}

export const HELP = '?';
/** Goes to a page together with the letter that follows. */
export const GO = 'g';
const places: Readonly<Record<string, string>> = { h: '/', n: '/new' };
