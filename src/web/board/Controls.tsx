// The buttons in the corner of a board.
import { List, Maximize, Minus, Plus } from 'lucide-react';
import { memo, type ReactNode, type RefObject } from 'react';
import type { Lang } from '../../words/phrases.ts';
import { panelLines } from '../../words/web/panels.ts';
import styles from './board.module.css';
import { type BoardView, STEP } from './boardView.ts';

interface Props {
  readonly lang: Lang;
  readonly view: RefObject<BoardView | null>;
  readonly onTurn: () => void;
  /** Shown before the buttons. */
  readonly children: ReactNode;
}

export function Controls({ lang, view, onTurn, children }: Props) {
  return (
    <div className={styles.controls}>
      {children}
      <Buttons lang={lang} view={view} onTurn={onTurn} />
    </div>
  );
}

/** Memoised: the buttons are the same at every moment. */
const Buttons = memo(function Buttons({ lang, view, onTurn }: Omit<Props, 'children'>) {
  const lines = panelLines[lang].board;
  const buttons = [
    { label: lines.farther, Icon: Minus, press: () => view.current?.zoomBy(1 / STEP) },
    { label: lines.closer, Icon: Plus, press: () => view.current?.zoomBy(STEP) },
    { label: lines.fit, Icon: Maximize, press: () => view.current?.fit() },
    { label: lines.asText, Icon: List, press: onTurn },
  ];
  return buttons.map(({ label, Icon, press }) => (
    <button key={label} type="button" onClick={press} title={label} aria-label={label}>
      <Icon size={17} aria-hidden />
    </button>
  ));
});
