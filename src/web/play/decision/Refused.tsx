// The impossible choices below the cards, with reasons.
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { useTable } from '../useTable.ts';
import style from './ChoiceCards.module.css';
import { RefusalText } from './RefusalText.tsx';
import { gathered, type Shut } from './refusedIn.ts';

/** More refusals than this are folded away. */
const SPELT_OUT = 3;

export function Refused({ cards }: { readonly cards: readonly Shut[] }) {
  const { words } = useTable();
  const l = useLines(tableLines).decision;
  if (cards.length === 0) return null;
  const reasons = gathered(cards, words);
  const list = (
    <ul className={style.refused}>
      {reasons.map(([first, ...others]) => (
        <li
          key={`${first!.kind} ${first!.value}`}
          data-refused={[first!, ...others].map(({ value }) => value).join(' ')}
        >
          {first!.kind !== '' && <span className={style.kind}>{first!.kind}: </span>}
          <span className={style.shut}>{[first!, ...others].map(({ label }) => label).join(', ')}</span>{' '}
          <RefusalText refusal={first!.refusal} />
        </li>
      ))}
    </ul>
  );
  if (reasons.length <= SPELT_OUT) return list;
  return (
    <details className={style.folded}>
      <summary>{l.cannot(cards.length)}</summary>
      {list}
    </details>
  );
}
