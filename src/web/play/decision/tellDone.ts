// A short notice after a move carried out at once, with an undo.
import type { Action } from '../../../engine/index.ts';
import { decisionLines } from '../../../words/web/decision.ts';
import { tableLines } from '../../../words/web/table.ts';
import { toast } from '../../design/toasts.ts';
import type { Play } from '../Play.ts';
import { deedOf } from './deedOf.ts';

/** Presses the table's button, which handles asking others first. */
export const undo = () => document.querySelector<HTMLElement>('[data-act=undo]')?.click();

export function tellDone(play: Play, action: Action): void {
  toast(decisionLines[play.lang].done(deedOf(play, action)), 'plain', {
    label: tableLines[play.lang].menu.undo,
    run: undo,
  });
}
