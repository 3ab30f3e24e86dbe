// A short word after a move that was carried out at once, with the way back.
import type { Action } from '../../engine/index.ts';
import { tableLines } from '../../i18n/web/table.ts';
import { toast } from '../design/toasts.ts';
import { deed } from './cards.ts';
import type { Play } from './Play.ts';

/** The button of the table handles asking others first. */
const undo = () => document.querySelector<HTMLElement>('[data-act=undo]')?.click();

export function tellDone({ words, lang, face, desk }: Play, action: Action): void {
  const whole = desk && face.kindName?.(desk.state, action.type, words, lang);
  toast(whole ?? deed(action, words), 'plain', { label: tableLines[lang].menu.undo, run: undo });
}
