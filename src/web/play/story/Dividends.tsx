// Dividends that came while others moved: how much from which company, and what its price did. The card stays until it is
// touched.
import { Coins } from 'lucide-react';
import { storyLines } from '../../../i18n/web/story.ts';
import type { Income } from '../../../match/dividends.ts';
import { useLines } from '../../app/lang.ts';
import { CompanySign } from '../../panels/CompanySign.tsx';
import { usePlay } from '../Play.ts';
import style from './dividends.module.css';
import { useDividends } from './useDividends.ts';

export function Dividends() {
  const due = useDividends();
  const { words } = usePlay();
  const l = useLines(storyLines).dividends;
  if (!due) return null;
  const sum = due.incomes.reduce((all, { amount }) => all + amount, 0);
  return (
    <button type="button" className={style.dividends} data-part="dividends" onClick={due.close}>
      <span className={style.head}>
        <Coins aria-hidden />
        <strong>{l.head(words.f.change(sum))}</strong>
        <span className={style.close}>{l.close}</span>
      </span>
      {due.incomes.map((income) => (
        <Row key={`${income.seat} ${income.company}`} income={income} />
      ))}
    </button>
  );
}

function Row({ income: { seat, company, amount, price } }: { readonly income: Income }) {
  const { words, face, table, seats } = usePlay();
  const l = useLines(storyLines).dividends;
  const { f } = words;
  const mark = face.marks[company];
  const name = f.company(company);
  return (
    <span className={style.row} data-company={company}>
      {mark ? <CompanySign mark={mark} label={name} /> : <span>{name}</span>}
      <strong>{f.change(amount)}</strong>
      <span className={style.price}>
        {table.yours.length > 1 && `${seats[seat - 1]?.name ?? ''} `}
        {price && (price.was === price.is ? l.samePrice : l.price(f.money(price.was), f.money(price.is)))}
      </span>
    </span>
  );
}
