// A panel of the table on a phone, between the seats and the tab bar, so that another panel is one touch away. Upright
// it covers board and decision, sideways the decision alone.
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { shellLines } from '../../../words/web/shell.ts';
import { useLines } from '../../app/lang.ts';
import { IconButton } from '../../design/IconButton.tsx';
import { useLaidOver } from '../layout/useLaidOver.ts';
import style from './PanelSheet.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PanelSheet({ title, onClose, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const l = useLines(shellLines);
  useLaidOver(sheet, onClose);
  return (
    <dialog ref={sheet} open className={style.sheet} aria-label={title} tabIndex={-1}>
      <header className={style.head}>
        <h2>{title}</h2>
        <IconButton label={l.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div key={title} className={style.body}>
        {children}
      </div>
    </dialog>
  );
}
