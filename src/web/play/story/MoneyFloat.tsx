// A player's or company's latest gain or loss: it floats up beside the name and is gone.
import type { Purse } from '../../../engine/index.ts';
import { moneyMoved } from '../../../match/moneyMoved.ts';
import type { Moment } from '../../../match/timeline.ts';
import { useTable } from '../useTable.ts';
import style from './float.module.css';

interface Props {
  readonly purse: Purse;
  /** The moment stepped to. */
  readonly stepped: Moment | null;
}

export function MoneyFloat({ purse, stepped }: Props) {
  const { words } = useTable();
  const sum = stepped && moneyMoved(stepped.events).get(purse);
  if (!stepped || !sum) return null;
  return (
    // the log says it in words
    <span key={stepped.seq} className={style.float} data-float={purse} data-sign={sum > 0 ? 'in' : 'out'} aria-hidden>
      {words.f.change(sum)}
    </span>
  );
}
