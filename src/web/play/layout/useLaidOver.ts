// A layer over a part of the table that leaves its keys working: it takes the focus when it opens, Escape closes it
// before undoing anything else, and the focus returns.
import { type RefObject, useEffect, useRef } from 'react';
import { useBackCloses } from '../../design/useBackCloses.ts';

export function useLaidOver(element: RefObject<HTMLElement | null>, onClose: () => void): void {
  useBackCloses(true, onClose);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    element.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [element]);
}
