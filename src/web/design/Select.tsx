// A choice from a short list, with the browser's own menu.
import type { ReactNode } from 'react';
import style from './Field.module.css';
import { Field } from './Field.tsx';

export interface SelectProps<V extends string> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean;
}

export function Select<V extends string>({ label, hint, value, options, onChange, disabled }: SelectProps<V>) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <select
          {...ids}
          className={style.input}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as V)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
