// Loans, escrow and destinations of the companies in play: loans still possible, their next interest, and the escrow at
// the end of the track.
import { cashOf, treasury } from '../../../engine/index.ts';
import { Explained } from '../../../web/glossary/Explained.tsx';
import { BookTable } from '../../../web/kit/books/BookTable.tsx';
import style from '../../../web/kit/books/books.module.css';
import { Company } from '../../../web/kit/outlook/Holder.tsx';
import type { Lang } from '../../../words/phrases.ts';
import { outlookLines } from '../../../words/web/outlook.ts';
import type { Words } from '../../../words/words.ts';
import { CGR, destinationOf, isOrdinary } from '../rules/companies.ts';
import { INTEREST, LOAN, loanLimit } from '../rules/operating/loans.ts';
import { type State1856, startedIds } from '../rules/state.ts';
import { books1856 } from '../words/books.ts';
import { marks } from './marks.ts';

interface Props {
  readonly state: State1856;
  readonly words: Words;
  readonly lang: Lang;
}

export function MoneyPanel({ state, words, lang }: Props) {
  const l = books1856[lang].money;
  const { f } = words;
  const companies = startedIds(state).filter((id) => id !== CGR);
  if (companies.length === 0) return null;
  const lends = state.cgr.stage === 'before';
  const lending = [
    { id: 'loans', head: l.loans, means: l.loansTitle },
    { id: 'interest', head: l.interest, means: l.interestTitle },
  ];
  return (
    <BookTable
      id="loans"
      title={l.head}
      head={outlookLines[lang].company}
      columns={[
        ...(lends ? lending : []),
        { id: 'escrow', head: l.escrow },
        { id: 'destination', head: l.destination, look: 'wide' },
      ]}
      rows={companies.map((id) => ({
        id,
        head: <Company id={id} marks={marks} words={words} />,
        cells: {
          loans: <Loans id={id} state={state} />,
          interest: <Interest id={id} state={state} words={words} lang={lang} />,
          escrow: state.companies[id].escrow > 0 ? f.money(state.companies[id].escrow) : '–',
          destination: bound(state, id, words, lang),
        },
      }))}
    >
      {l.hint(f.money(LOAN), f.money(INTEREST))}
    </BookTable>
  );
}

type Row = Props & { readonly id: ReturnType<typeof startedIds>[number] };

const Loans = ({ id, state }: Pick<Row, 'id' | 'state'>) => (
  <>
    {state.companies[id].loans}
    <span className={style.of}> / {loanLimit(state, id)}</span>
  </>
);

/** Interest on its loans next time; an alarm if the treasury cannot pay it. */
function Interest({ id, state, words: { f }, lang }: Row) {
  const due = INTEREST * state.companies[id].loans;
  const short = due - cashOf(state, treasury(id));
  if (due === 0) return '–';
  return (
    <>
      {f.money(due)}
      {short > 0 && (
        <Explained text={books1856[lang].money.helped(f.money(short))} className={style.alarm}>
          {' '}
          !<span className="hidden"> {books1856[lang].money.helped(f.money(short))}</span>
        </Explained>
      )}
    </>
  );
}

/** Place of its escrow; or a word that it is reached, or that there is none. */
function bound(s: State1856, id: Row['id'], { f }: Words, lang: Lang): string {
  const l = books1856[lang].money;
  const { linked, capital } = s.companies[id];
  if (!isOrdinary(id) || (capital !== 'escrow' && !linked)) return l.noDestination;
  const places = f.either(destinationOf(s, id).to.map((hex) => f.name(hex)));
  return linked ? `${places} ✓ ${l.reached}` : places;
}
