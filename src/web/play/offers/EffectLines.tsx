// What an action would change, on its card: figures before and after, who else is paid, what happens besides.
import { decisionLines } from '../../../i18n/web/decision.ts';
import { useLines } from '../../app/lang.ts';
import { Lines } from '../Lines.tsx';
import { usePlay } from '../Play.ts';
import type { Effect } from './effect.ts';
import style from './offers.module.css';

export function EffectLines({ effect }: { readonly effect: Effect }) {
  const { words } = usePlay();
  const l = useLines(decisionLines);
  const { changes, others, perShare, besides } = effect;
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
      <Lines lines={besides} className={style.line} />
    </>
  );
}
