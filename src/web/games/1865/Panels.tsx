// The panel of 1865: the Dragons.
import type { State1865 } from '../../../games/1865/state.ts';
import type { PanelProps } from '../../panels/panelProps.ts';
import { DragonsPanel } from './DragonsPanel.tsx';

export const Panels = ({ moment, words, lang }: PanelProps) => (
  <DragonsPanel state={moment.state as State1865} words={words} lang={lang} />
);
