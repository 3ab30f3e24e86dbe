// One thing that was agreed: its name, and what was agreed on it.
import type { ReactNode } from 'react';
import style from './Term.module.css';

export function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={style.term}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
