// Keys that work on every page: "?" for the list of keys, "g" and then a letter to go somewhere.
import { useEffect } from 'react';

const places: Readonly<Record<string, string>> = { h: '/', n: '/new' };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

export function useGlobalKeys(navigate: (path: string) => void): void {
  useEffect(() => {
    let going = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog:modal')) return;
      const place = going ? places[event.key] : event.key === '?' ? '/shortcuts' : undefined;
      going = event.key === 'g';
      if (place) navigate(place);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
}
