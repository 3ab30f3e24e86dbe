// A whole number between two ends, by buttons or by typing.
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { shellLines } from '../../words/web/shell.ts';
import { useLines } from '../app/lang.ts';
import { Field } from './Field.tsx';
import style from './Stepper.module.css';

export interface StepperProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, hint, value, min, max, step = 1, onChange }: StepperProps) {
  const l = useLines(shellLines);
  const set = (next: number) => Number.isFinite(next) && onChange(Math.min(max, Math.max(min, Math.round(next))));
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <div className={style.stepper}>
          <button type="button" aria-label={l.less} disabled={value <= min} onClick={() => set(value - step)}>
            <Minus aria-hidden />
          </button>
          <input
            {...ids}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={1} // any whole number may be typed; the buttons take larger steps
            value={value}
            onChange={(event) => set(event.target.valueAsNumber)}
          />
          <button type="button" aria-label={l.more} disabled={value >= max} onClick={() => set(value + step)}>
            <Plus aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
