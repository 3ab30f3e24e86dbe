// The keys of a table at work. Fields, sliders, tabs and dialogs keep the keys they need themselves.

import { useEffect } from 'react';
import type { ShortcutId } from '../../i18n/web/table.ts';
import { useOverlay } from '../app/overlay.ts';
import { dealOf } from './cards.ts';
import { seqAt } from './History.tsx';
import { type Play, usePlay } from './Play.ts';
import type { PanelId } from './panelIds.ts';
import { shortcutOf } from './shortcuts.ts';
import { useHand } from './useHand.ts';
import { isWayChoice } from './ways/ways.ts';

const KEEPS_ITS_KEYS = 'input, textarea, select, [contenteditable]';

export function useTableKeys(): void {
  const play = usePlay();
  const hand = useHand();
  useEffect(() => {
    const dealing = play.face.seldom ? { seldom: play.face.seldom } : {};
    const pick = (index: number) => {
      const ways = document.querySelectorAll<HTMLElement>('[data-ways] [data-way]');
      if (isWayChoice(play.look.path.at(-1))) return ways[index]?.click();
      const cards = play.desk
        ? dealOf(play.desk, play.look.path, play.words, dealing).cards.filter((card) => card.next)
        : [];
      const card = cards[index];
      if (card?.range) typeAt(cards.filter((c) => c.range).indexOf(card));
      else if (card?.next) hand.pick(card.next);
    };
    const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
    /** A number on a card is typed there, and Enter sends it. */
    const typeAt = (place: number) =>
      document.querySelectorAll<HTMLInputElement>('#decision input[type=number]')[place]?.select();
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    /** Enter: runs, a number that is asked for, or whatever is ready. */
    const carryOut = () => {
      const button = document.querySelector<HTMLElement>('[data-act=run]') ?? askedNumber(play);
      if (button) button.click();
      else hand.carryOut();
    };
    const find = () => useOverlay.getState().show('palette');
    const does: Readonly<Record<Exclude<ShortcutId, PanelId | 'pick'>, () => void>> = {
      carryOut,
      back: hand.back,
      earlier: () => hand.lookAt(seqAt(play, -1)),
      later: () => hand.lookAt(seqAt(play, 1)),
      first: () => hand.lookAt(0),
      now: () => hand.lookAt(null),
      // the buttons handle asking others first
      undo: () => press('[data-act=undo]'),
      redo: () => press('[data-act=redo]'),
      rotate: hand.rotate,
      find,
      board: () => focus('[data-board] [tabindex="0"]'),
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
      // an open dialog takes every key, even when the focus has fallen out of it
      if (target?.closest(KEEPS_ITS_KEYS) || document.querySelector('dialog:modal')) return;
      // what was asked for is on its way
      if (useOverlay.getState().shown) return;
      const found = shortcutOf(event.key);
      if (!found) return;
      const { id, index } = found;
      // Enter and arrows belong to what has the focus
      if (id === 'carryOut' && target?.closest('button, a, summary')) return;
      if ((event.key.startsWith('Arrow') || id === 'first' || id === 'now') && target?.closest('[role=tablist]'))
        return;
      event.preventDefault();
      if (id === 'pick') pick(index);
      else if (id in does) does[id as keyof typeof does]();
      else play.sight.setState({ panel: id as PanelId });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [play, hand]);
}

/** The button of a number, once an action that asks for it is begun: before that, nobody has asked for it. */
const askedNumber = ({ look }: Play): HTMLElement | null =>
  look.path.at(-1)?.open?.kind === 'int' ? document.querySelector<HTMLElement>('#decision [data-act=number]') : null;
