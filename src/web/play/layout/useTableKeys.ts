// Handles the keys of a table. Fields, sliders, tabs and dialogs keep the keys they need themselves.

import { useEffect } from 'react';
import type { ShortcutId } from '../../../words/web/table.ts';
import { useOverlay } from '../../app/overlay.ts';
import { useHand } from '../decision/useHand.ts';
import type { Play } from '../Play.ts';
import { seqAt } from '../story/History.tsx';
import { useTableStore } from '../useTable.ts';
import { isWayChoice } from '../ways/ways.ts';
import { narrowTable } from './narrowTable.ts';
import type { PanelId } from './panelIds.ts';
import { shortcutOf } from './shortcuts.ts';

/** On a phone the sheet is one of the panels. */
const isNarrow = (): boolean => matchMedia(narrowTable).matches;

const KEEPS_ITS_KEYS = 'input, textarea, select, [contenteditable]';

export function useTableKeys(): void {
  const store = useTableStore();
  const hand = useHand();
  useEffect(() => {
    const pick = (key: string) => {
      if (isWayChoice(store.getState().path.at(-1)))
        return document.querySelectorAll<HTMLElement>('[data-ways] [data-way]')[Number(key) - 1]?.click();
      const found = document.querySelector<HTMLElement>(`#decision [data-key="${key}"]`);
      // a number on a card is typed there, and Enter sends it
      if (found instanceof HTMLInputElement) found.select();
      else found?.click();
    };
    const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    /** Enter carries out runs, a requested number, a finished action, or the only red button. */
    const carryOut = () => {
      const button =
        document.querySelector<HTMLElement>('[data-act=run]') ??
        askedNumber(store.getState()) ??
        onlyRed(store.getState());
      if (button) button.click();
      else hand.carryOut();
    };
    const find = () => useOverlay.getState().show('palette');
    const does: Readonly<Record<Exclude<ShortcutId, PanelId | 'pick'>, () => void>> = {
      pass: () => press('#decision [data-key="0"]'),
      carryOut,
      back: hand.back,
      earlier: () => hand.lookAt(seqAt(store.getState(), -1)),
      later: () => hand.lookAt(seqAt(store.getState(), 1)),
      first: () => hand.lookAt(0),
      now: () => hand.lookAt(null),
      // the buttons handle asking others first
      undo: () => press('[data-act=undo]'),
      redo: () => press('[data-act=redo]'),
      rotate: hand.rotate,
      find,
      board: () => focus('[data-board]:not([data-away] *) [tabindex="0"]'),
      sheet: () =>
        store.getState().sight.setState(({ sheet }) => ({ sheet: !sheet, ...(isNarrow() && { panel: null }) })),
      choices: () => focus('#decision button, #decision'),
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'k' || document.querySelector('dialog:modal')) return;
        event.preventDefault();
        return find();
      }
      const target = event.target instanceof Element ? event.target : null;
      // an open dialog takes every key, even when the focus has left it
      if (target?.closest(KEEPS_ITS_KEYS) || document.querySelector('dialog:modal')) return;
      // the overlay asked for is still loading
      if (useOverlay.getState().shown) return;
      const id = shortcutOf(event.key);
      if (!id) return;
      // Enter and arrows belong to the focused element
      if (id === 'carryOut' && target?.closest('button, a, summary')) return;
      if ((event.key.startsWith('Arrow') || id === 'first' || id === 'now') && target?.closest('[role=tablist]'))
        return;
      event.preventDefault();
      if (id === 'pick') pick(event.key);
      else if (id in does) does[id as keyof typeof does]();
      else store.getState().sight.setState({ panel: id as PanelId, ...(isNarrow() && { sheet: false }) });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store, hand]);
}

/** The button of a number, once an action that asks for it is begun. */
const askedNumber = ({ path }: Play): HTMLElement | null =>
  path.at(-1)?.open?.kind === 'int' ? document.querySelector<HTMLElement>('#decision [data-act=number]') : null;

/** The red button of the decision, if there is exactly one; no key starts a finished game again. */
function onlyRed({ table }: Play): HTMLElement | null {
  const red = document.querySelectorAll<HTMLElement>('#decision [data-primary]:not(:disabled)');
  return table.status === 'playing' && red.length === 1 ? red[0]! : null;
}
