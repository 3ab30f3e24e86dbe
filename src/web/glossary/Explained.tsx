// A word, figure or sign that explains itself, by the glossary or by a text of its own. `Explainer` shows the text.
import type { ReactNode } from 'react';
import { classes } from '../design/classes.ts';
import style from './explained.module.css';

interface Props {
  /** The term of the glossary it stands for. */
  readonly term?: string;
  /** A text shown before, or instead of, the glossary's. */
  readonly text?: string;
  /** True inside a control: explained only by pointing, and skipped by the keyboard. */
  readonly inert?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Explained({ term, text, inert = false, className, children }: Props) {
  const told = { 'data-term': term, 'data-explain': text ?? '' };
  if (inert)
    return (
      <span className={className} {...told}>
        {children}
      </span>
    );
  return (
    <button type="button" className={classes(style.explained, className)} {...told}>
      {children}
    </button>
  );
}
