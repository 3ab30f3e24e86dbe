// On or off, at once: a points lever.
import type { ReactNode } from 'react';
import style from './Switch.module.css';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  return (
    <label className={style.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={style.lever}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className={style.label}>{label}</span>
        {hint && <span className={style.hint}>{hint}</span>}
      </span>
    </label>
  );
}
