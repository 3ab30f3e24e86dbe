// Picks a number: by quick figures, one less and one more, a slider, or typing; the button names its effect.
import { Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { type Choice, narrow, type Range } from '../../../engine/index.ts';
import { readyOf } from '../../../match/menu.ts';
import { nearest, quickValues } from '../../../match/quickValues.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { useWeighing } from '../mainView/weighing.ts';
import { BringsLine } from '../offers/BringsLine.tsx';
import { useTable } from '../useTable.ts';
import { outlookOf } from './cards.ts';
import { deedOf } from './deedOf.ts';
import style from './NumberPick.module.css';
import { useHand } from './useHand.ts';

export interface NumberPickProps {
  /** The choice with an open number field. */
  readonly choice: Choice;
  readonly range: Range;
  /** The key that leads to its figure. */
  readonly shortcut?: string;
}

export function NumberPick({ choice, range, shortcut }: NumberPickProps) {
  const play = useTable();
  const { desk, words, path, face } = play;
  const weigh = useWeighing((store) => store.weigh);
  const hand = useHand();
  const l = useLines(tableLines);
  const [value, setValue] = useState(
    face.fullFields?.includes(choice.open?.field ?? '') ? nearest(range, range.max) : range.min,
  );
  const legal = nearest(range, value);
  const isOpen = path.at(-1) === choice;
  const next = useMemo(() => desk && narrow(desk.game, desk.state, choice, legal), [desk, choice, legal]);
  useEffect(() => {
    if (isOpen) weigh(path, next);
  }, [isOpen, path, next, weigh]);
  if (!desk || !next) return null;
  const action = readyOf(next);
  const effects = action ? outlookOf(desk, [...path, next], words) : [];
  const set = (n: number) => setValue(nearest(range, n));
  return (
    <div className={style.pick}>
      <div className={style.row}>
        <button
          type="button"
          className={style.step}
          aria-label={l.number.less}
          disabled={legal <= range.min}
          onClick={() => set(legal - range.step)}
        >
          <Minus aria-hidden />
        </button>
        <input
          className={style.typed}
          type="number"
          data-key={shortcut}
          inputMode="numeric"
          aria-label={`${words.field(choice.open!.field)} ${l.number.range(String(range.min), String(range.max))}`}
          min={range.min}
          max={range.max}
          step={range.step}
          value={value}
          onChange={(event) => Number.isFinite(event.target.valueAsNumber) && setValue(event.target.valueAsNumber)}
          onBlur={() => setValue(legal)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            // leaves the field, so that the next digit key picks a choice again
            event.currentTarget.closest<HTMLElement>('#decision')?.focus();
            if (event.key === 'Enter') hand.number(choice, legal);
          }}
        />
        <button
          type="button"
          className={style.step}
          aria-label={l.number.more}
          disabled={legal >= range.max}
          onClick={() => set(legal + range.step)}
        >
          <Plus aria-hidden />
        </button>
        {range.max > range.min && (
          <input
            className={style.slider}
            type="range"
            aria-label={l.number.slider}
            min={range.min}
            max={range.max}
            step={range.step}
            value={legal}
            onChange={(event) => setValue(event.target.valueAsNumber)}
            onKeyDown={(event) => event.key === 'Enter' && hand.number(choice, legal)}
          />
        )}
      </div>
      <div className={style.quick}>
        {quickValues(range).map((n) => (
          <button key={n} type="button" aria-pressed={n === legal} onClick={() => setValue(n)}>
            {n}
          </button>
        ))}
      </div>
      <BringsLine choices={[next]} />
      {effects.length > 0 && <p className={style.effects}>{effects.join(' · ')}</p>}
      <Button kind="primary" wide data-act="number" onClick={() => hand.number(choice, legal)}>
        {action ? deedOf(play, action) : l.decision.next}
      </Button>
    </div>
  );
}
