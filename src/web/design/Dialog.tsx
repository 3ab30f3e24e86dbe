// A dialog on the browser's own <dialog>: it keeps the focus inside, closes with Escape or Back, and returns the focus.
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { shellLines } from '../../words/web/shell.ts';
import { useLines } from '../app/lang.ts';
import { classes } from './classes.ts';
import style from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useBackCloses } from './useBackCloses.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Buttons at the foot. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Dialog({ open, onClose, title, foot, wide = false, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const l = useLines(shellLines);
  useBackCloses(open, onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) dialog.showModal();
    // The browser would focus the first button, which closes the dialog.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, [open]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={ref}
      className={classes(style.dialog, wide && style.wide, className)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className={style.sheet}>
        <header className={style.head}>
          <h2 id={id}>{title}</h2>
          <IconButton label={l.close} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        <div className={style.body}>{children}</div>
        {foot && <footer className={style.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}
