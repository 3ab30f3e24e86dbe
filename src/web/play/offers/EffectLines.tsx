// The effect of an action, on its card: figures before and after, payments to others, further events.
import { decisionLines } from '../../../words/web/decision.ts';
import { useLines } from '../../app/lang.ts';
import { Lines } from '../story/Lines.tsx';
import { useTable } from '../useTable.ts';
import type { Effect } from './effect.ts';
import style from './offers.module.css';

interface Props {
  readonly effect: Effect;
  /** True if the action itself is described too. */
  readonly whole?: boolean;
}

export function EffectLines({ effect, whole = false }: Props) {
  const { words } = useTable();
  const l = useLines(decisionLines);
  const { changes, others, perShare, told } = effect;
  const { f } = words;
  const paid = [
    ...(perShare === null ? [] : [l.perShare(f.money(perShare))]),
    ...others.map(({ seat, sum }) => l.gets(f.seat(seat), f.money(sum))),
  ];
  return (
    <>
      {changes.length > 0 && (
        <span className={style.changes}>
          {changes.map(({ id, label, value }) => (
            <span key={id}>
              {label} <strong>{value}</strong>
            </span>
          ))}
        </span>
      )}
      {paid.length > 0 && <span className={style.line}>{paid.join(' · ')}</span>}
      <Lines lines={whole ? told : told.slice(1)} className={style.line} />
    </>
  );
}
