// Dividends received while others moved: the amount per company, and the change of its price. The card stays until it
// is touched.
import { Coins } from 'lucide-react';
import type { Seat } from '../../../engine/index.ts';
import type { Income } from '../../../match/dividends.ts';
import { storyLines } from '../../../words/web/story.ts';
import { useLines } from '../../app/lang.ts';
import { SeatChip } from '../../design/SeatChip.tsx';
import { CompanySign } from '../../panels/CompanySign.tsx';
import { useTable } from '../useTable.ts';
import style from './dividends.module.css';
import { useDividends } from './useDividends.ts';

const sumOf = (incomes: readonly Income[]): number => incomes.reduce((all, { amount }) => all + amount, 0);

export function Dividends() {
  const due = useDividends();
  const { words, table } = useTable();
  const l = useLines(storyLines).dividends;
  if (!due) return null;
  const { incomes } = due;
  // the sum over several seats means nothing: each has its own
  const several = table.yours.length > 1;
  return (
    <button type="button" className={style.dividends} data-part="dividends" onClick={due.close}>
      <span className={style.head}>
        <Coins aria-hidden />
        <strong>{several ? l.title : l.head(words.f.change(sumOf(incomes)))}</strong>
        <span className={style.close}>{l.close}</span>
      </span>
      {several
        ? table.yours.map((seat) => (
            <Share key={seat} seat={seat} incomes={incomes.filter((one) => one.seat === seat)} />
          ))
        : incomes.map((income) => <Row key={income.company} income={income} />)}
    </button>
  );
}

/** The sum of one of several seats. */
function Share({ seat, incomes }: { readonly seat: Seat; readonly incomes: readonly Income[] }) {
  const { f } = useTable().words;
  if (incomes.length === 0) return null;
  return (
    <span className={style.share} data-seat={seat}>
      <SeatChip seat={seat} name={f.seat(seat)} />
      <strong>{f.change(sumOf(incomes))}</strong>
      {incomes.map((income) => (
        <Row key={income.company} income={income} />
      ))}
    </span>
  );
}

function Row({ income: { company, amount, price } }: { readonly income: Income }) {
  const { words, face } = useTable();
  const l = useLines(storyLines).dividends;
  const { f } = words;
  const mark = face.marks[company];
  const name = f.company(company);
  return (
    <span className={style.row} data-company={company}>
      {mark ? <CompanySign mark={mark} label={name} /> : <span>{name}</span>}
      <strong>{f.change(amount)}</strong>
      {price && (
        <span className={style.price}>
          {price.was === price.is ? l.samePrice : l.price(f.money(price.was), f.money(price.is))}
        </span>
      )}
    </span>
  );
}
