// One agreed term: its name and its value.
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
