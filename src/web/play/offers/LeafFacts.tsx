// Facts on a card besides its price: whose consent it needs; for a train, how many are left and when it rusts.
import { typeOf } from '../../../engine/index.ts';
import { offerAhead } from '../../../match/offeredTo.ts';
import { decisionLines } from '../../../words/web/decision.ts';
import { useTable } from '../useTable.ts';
import style from './offers.module.css';
import type { Group } from './sections.ts';

interface Props {
  readonly group: Group;
  /** True for the first of several cards about one train, which describes it. */
  readonly told: boolean;
}

export function LeafFacts({ group: { parts, leaves }, told }: Props) {
  const { desk, words, lang } = useTable();
  const choice = leaves[0]?.path.at(-1);
  const offer = desk && choice ? offerAhead(desk, choice) : null;
  const train = useTrainFacts(told ? parts : []);
  const facts = [...(offer ? [decisionLines[lang].offer(words.f.seat(offer.seat))] : []), ...train];
  return facts.length > 0 && <span className={style.line}>{facts.join(' · ')}</span>;
}

function useTrainFacts(parts: Group['parts']): readonly string[] {
  const { face, desk, words, lang } = useTable();
  const l = decisionLines[lang];
  const train = parts.find(({ field }) => field === 'train');
  const from = parts.find(({ field }) => field === 'from')?.value;
  if (!train || !desk || !face.depot) return [];
  const type = typeOf(String(train.value));
  const row = face.depot(desk.state, words, lang).trains.find((one) => one.type === type);
  if (!row) return [];
  return [
    ...(from === 'bank' && row.left !== '∞' ? [l.trainsLeft(row.left)] : []),
    ...(row.rusts === '' ? [] : [l.rusts(row.rusts)]),
    ...(row.note === '' ? [] : [row.note]),
    ...(from === 'bank' && row.saleNote !== '' ? [row.saleNote] : []),
  ];
}
