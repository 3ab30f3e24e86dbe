// Loans, escrow and destinations of the companies in play: what each still may borrow, what its loans cost next time, and what
// waits for it at the end of its track.
import { cashOf, treasury } from '../../../engine/index.ts';
import { CGR, destinationOf, isOrdinary } from '../../../games/1856/companies.ts';
import { INTEREST, LOAN, loanLimit } from '../../../games/1856/operating/loans.ts';
import { type State1856, startedIds } from '../../../games/1856/state.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { books1856 } from '../../../i18n/web/books1856.ts';
import { outlookLines } from '../../../i18n/web/outlook.ts';
import type { Words } from '../../../i18n/words.ts';
import { Card } from '../../design/Card.tsx';
import style from '../kit18xx/books/books.module.css';
import { Company } from '../kit18xx/outlook/Holder.tsx';
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
  return (
    <Card title={l.head} level={3} flush>
      <table className={style.book} data-panel="loans">
        <caption className="hidden">{l.head}</caption>
        <thead>
          <tr>
            <th scope="col">{outlookLines[lang].company}</th>
            {lends && (
              <>
                <th scope="col" title={l.loansTitle}>
                  {l.loans}
                </th>
                <th scope="col" title={l.interestTitle}>
                  {l.interest}
                </th>
              </>
            )}
            <th scope="col">{l.escrow}</th>
            <th scope="col" className={style.wide}>
              {l.destination}
            </th>
          </tr>
        </thead>
        <tbody>
          {companies.map((id) => (
            <tr key={id} data-row={id}>
              <th scope="row">
                <Company id={id} marks={marks} words={words} />
              </th>
              {lends && <Loans id={id} state={state} words={words} lang={lang} />}
              <td>{state.companies[id].escrow > 0 ? f.money(state.companies[id].escrow) : '–'}</td>
              <td className={style.wide}>{bound(state, id, words, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={style.foot}>{l.hint(f.money(LOAN), f.money(INTEREST))}</p>
    </Card>
  );
}

type Row = Props & { readonly id: ReturnType<typeof startedIds>[number] };

function Loans({ id, state, words: { f }, lang }: Row) {
  const { loans } = state.companies[id];
  const due = INTEREST * loans;
  const short = due - cashOf(state, treasury(id));
  return (
    <>
      <td>
        {loans}
        <span className={style.of}> / {loanLimit(state, id)}</span>
      </td>
      <td>
        {due === 0 ? '–' : f.money(due)}
        {due > 0 && short > 0 && (
          <span className={style.alarm} title={books1856[lang].money.helped(f.money(short))}>
            {' '}
            !<span className="hidden"> {books1856[lang].money.helped(f.money(short))}</span>
          </span>
        )}
      </td>
    </>
  );
}

/** Where its escrow waits; that it is reached, or that there is nothing to reach. */
function bound(s: State1856, id: Row['id'], { f }: Words, lang: Lang): string {
  const l = books1856[lang].money;
  const { linked, capital } = s.companies[id];
  if (!isOrdinary(id) || (capital !== 'escrow' && !linked)) return l.noDestination;
  const places = f.either(destinationOf(s, id).to.map((hex) => f.name(hex)));
  return linked ? `${places} ✓ ${l.reached}` : places;
}
