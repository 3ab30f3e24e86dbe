// A word, figure or sign that explains itself: by the glossary, or by a text of its own. `Explainer` shows it.
import type { ReactNode } from 'react';
import { classes } from '../design/classes.ts';
import style from './explained.module.css';

interface Props {
  /** The term of the glossary it stands for. */
  readonly term?: string;
  /** What to say of it here, instead of what the glossary says or before it. */
  readonly text?: string;
  /** Inside something that can be pressed itself: explained by pointing alone, and out of the way of keys. */
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
