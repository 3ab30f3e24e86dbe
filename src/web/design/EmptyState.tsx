// Shown for an empty or failed list: a quiet sentence and perhaps a way on.
import type { ReactNode } from 'react';
import style from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** True for a failure, which a screen reader announces at once. */
  readonly alert?: boolean;
}

export function EmptyState({ icon, title, children, action, alert = false }: EmptyStateProps) {
  return (
    <div className={style.empty} role={alert ? 'alert' : undefined}>
      {icon}
      <div className={style.words}>
        <p className={style.title}>{title}</p>
        {children && <p className={style.text}>{children}</p>}
      </div>
      {action}
    </div>
  );
}
