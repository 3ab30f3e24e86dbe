// A sheet of paper with a heading over a hairline.
import { type ReactNode, useId } from 'react';
import style from './Card.module.css';
import { classes } from './classes.ts';

export interface CardProps {
  readonly title?: ReactNode;
  /** Beside the title: a count, a link, a small button. */
  readonly aside?: ReactNode;
  /** The level of the heading in the page. */
  readonly level?: 2 | 3 | 4;
  /** No inner margin: for a table or a list that has its own. */
  readonly flush?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Card({ title, aside, level = 2, flush = false, className, children }: CardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={classes(style.card, className)} aria-labelledby={title && level === 2 ? id : undefined}>
      {title && (
        <header className={style.head}>
          <Heading id={id} className={style.title}>
            {title}
          </Heading>
          {aside}
        </header>
      )}
      <div className={flush ? undefined : style.body}>{children}</div>
    </section>
  );
}
