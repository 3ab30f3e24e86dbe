// Shows the notices and reads them aloud.
import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { shellLines } from '../../words/web/shell.ts';
import { useLines } from '../app/lang.ts';
import { classes } from './classes.ts';
import style from './Toasts.module.css';
import { useToasts } from './toasts.ts';

export function Toasts() {
  const { notices, dismiss } = useToasts();
  const l = useLines(shellLines);
  const stack = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    useToasts.setState({ height: notices.length > 0 ? (stack.current?.offsetHeight ?? 0) : 0 });
  }, [notices]);
  return (
    <div ref={stack} className={style.toasts} role="status" aria-live="polite" data-notices>
      {notices.map((notice) => (
        <div key={notice.id} className={classes(style.toast, style[notice.kind])}>
          <span>{notice.text}</span>
          {notice.action && (
            <button
              type="button"
              className={style.action}
              data-act="undoLast"
              onClick={() => {
                dismiss(notice.id);
                notice.action?.run();
              }}
            >
              {notice.action.label}
            </button>
          )}
          <button type="button" aria-label={l.close} onClick={() => dismiss(notice.id)}>
            <X aria-hidden />
          </button>
        </div>
      ))}
    </div>
  );
}
