// A train that is on sale: how many are left, and when it goes out of use.
import { typeOf } from '../../../engine/index.ts';
import { decisionLines } from '../../../i18n/web/decision.ts';
import { useLines } from '../../app/lang.ts';
import { usePlay } from '../Play.ts';
import style from './offers.module.css';
import type { Part } from './sections.ts';

export function TrainLine({ parts }: { readonly parts: readonly Part[] }) {
  const { face, desk, words, lang } = usePlay();
  const l = useLines(decisionLines);
  const train = parts.find(({ field }) => field === 'train');
  const fromBank = parts.some(({ field, value }) => field === 'from' && value === 'bank');
  if (!train || !desk || !face.depot) return null;
  const type = typeOf(String(train.value));
  const row = face.depot(desk.state, words, lang).trains.find((one) => one.type === type);
  if (!row) return null;
  const facts = [
    ...(fromBank && row.left !== '∞' ? [l.trainsLeft(row.left)] : []),
    ...(row.rusts === '' ? [] : [l.rusts(row.rusts)]),
    ...(row.note === '' ? [] : [row.note]),
  ];
  return facts.length > 0 && <span className={style.line}>{facts.join(' · ')}</span>;
}
