// What a decision of 1865 would lead to, where that takes more than a line.
import { top } from '../../../engine/index.ts';
import { lines1865 } from '../../../i18n/web/g1865.ts';
import type { OutlookProps } from '../face.ts';
import style from './outlook.module.css';

export function Outlook({ state, lang }: OutlookProps) {
  return top(state)?.kind === 'draft' ? <p className={style.hint}>{lines1865[lang].draft}</p> : null;
}
