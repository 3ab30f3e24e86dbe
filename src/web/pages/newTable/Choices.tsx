// A few options, each with a line of explanation: radio buttons as cards.
import { type ReactNode, useId } from 'react';
import style from './Choices.module.css';

interface Props<V extends string> {
  readonly legend: string;
  /** Null if none is chosen. */
  readonly value: V | null;
  readonly options: readonly {
    readonly value: V;
    readonly label: string;
    readonly hint?: string;
    readonly icon?: ReactNode;
  }[];
  readonly onChange: (value: V) => void;
}

export function Choices<V extends string>({ legend, value, options, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={style.legend}>{legend}</legend>
      <div className={style.choices}>
        {options.map((option) => (
          <label key={option.value} className={style.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>
              <span className={style.label}>{option.label}</span>
              {option.hint && <span className={style.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
