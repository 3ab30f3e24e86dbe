// The page's one bubble, which explains the element under the pointer, in focus, or touched.
import { useEffect, useRef, useState } from 'react';
import { glossaryLines } from '../../words/web/glossary.ts';
import { useLines } from '../app/lang.ts';
import style from './explained.module.css';
import { useGlossary } from './useGlossary.ts';
import type { Word } from './words.ts';

/** Milliseconds a pointer must rest before the bubble appears. */
const REST = 350;
const EXPLAINED = '[data-explain]';

const explainedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(EXPLAINED) : null;

export function Explainer() {
  const [at, setAt] = useState<HTMLElement | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const term = at?.dataset.term;
  const { words } = useGlossary(term !== undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (next: HTMLElement | null) => {
      clearTimeout(timer);
      timer = setTimeout(() => setAt(next), REST);
    };
    const inside = (target: EventTarget | null) => target instanceof Node && bubble.current?.contains(target);
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !inside(event.target)) later(explainedAt(event.target));
      else clearTimeout(timer);
    };
    const onClick = (event: MouseEvent) => {
      if (inside(event.target)) return;
      clearTimeout(timer);
      const found = explainedAt(event.target);
      // a touch on a control works the control and does not explain it
      setAt(found?.matches('button') || !found?.closest('button, a, [role=button]') ? found : null);
    };
    const onFocus = (event: FocusEvent) => {
      const found = explainedAt(event.target);
      if (found?.matches(':focus-visible')) setAt(found);
    };
    const close = () => setAt(null);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('pointerover', onOver);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    addEventListener('scroll', close, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
      removeEventListener('scroll', close, true);
    };
  }, []);
  // above everything, dialogs too, and inside the window
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the words of the titles the bubble grows
  useEffect(() => {
    const box = bubble.current;
    if (!at || !box) return;
    box.showPopover?.();
    const { left, top, bottom } = at.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const x = Math.max(8, Math.min(left, innerWidth - width - 8));
    const y = bottom + 6 + height > innerHeight ? Math.max(8, top - height - 6) : bottom + 6;
    box.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  }, [at, words]);
  return at ? (
    <div ref={bubble} className={style.bubble} role="tooltip" popover="manual">
      <Told text={at.dataset.explain ?? ''} word={words.find(({ id }) => id === term)} />
    </div>
  ) : null;
}

function Told({ text, word }: { readonly text: string; readonly word: Word | undefined }) {
  const l = useLines(glossaryLines);
  return (
    <>
      {text && <p>{text}</p>}
      {word && (
        <p>
          <strong>{word.term}</strong> {word.means}{' '}
          <a href={`/glossary#${word.id}`} target="_blank" rel="noreferrer">
            {l.more}
          </a>
        </p>
      )}
    </>
  );
}
