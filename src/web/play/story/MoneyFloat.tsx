// What a player has just gained or lost: it floats up beside the name and is gone.
import type { Seat } from '../../../engine/index.ts';
import { moneyMoved } from '../../../match/moneyMoved.ts';
import { usePlay } from '../Play.ts';
import style from './float.module.css';
import { useStepped } from './useStepped.ts';

export function MoneyFloat({ seat }: { readonly seat: Seat }) {
  const { words } = usePlay();
  const stepped = useStepped();
  const sum = stepped && moneyMoved(stepped.events).get(seat);
  if (!stepped || !sum) return null;
  return (
    // the log says it in words
    <span key={stepped.seq} className={style.float} data-sign={sum > 0 ? 'in' : 'out'} aria-hidden>
      {words.f.change(sum)}
    </span>
  );
}
