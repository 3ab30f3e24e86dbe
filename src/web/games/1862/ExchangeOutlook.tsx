// A merger, an acquisition or a refinancing before anybody has agreed to it: what everyone will hold, pay and get. Where
// others have a choice, both ends are told.
import { isTreasury } from '../../../engine/index.ts';
import type { CompanyId } from '../../../games/1862/companies.ts';
import type { Union } from '../../../games/1862/exchange/begin.ts';
import { type ExchangePreview, previewOf, type Span } from '../../../games/1862/exchange/preview.ts';
import { unionOf } from '../../../games/1862/exchange/propose.ts';
import type { State1862 } from '../../../games/1862/state.ts';
import { lines1862 } from '../../../i18n/web/g1862.ts';
import type { OutlookProps } from '../face.ts';
import style from '../kit18xx/outlook.module.css';
import { trainName } from './trainName.ts';

type Proposal = Union | { readonly occasion: 'refinancing' };

/** What is proposed: by what is chosen so far, or by the question that is asked. */
export function proposalIn(s: State1862, action: OutlookProps['action']): Proposal | null {
  const frame = s.flow.at(-1);
  if (frame?.kind === 'offer' && frame.what !== 'train') {
    const [absorbed, survivor] = frame.item.split('>') as [CompanyId, CompanyId];
    return { occasion: frame.what, absorbed, survivor };
  }
  if (action?.type === 'refinance') return { occasion: 'refinancing' };
  if (action?.type !== 'merge' && action?.type !== 'acquire') return null;
  const { company, survivor } = action as { company?: CompanyId; survivor?: CompanyId };
  if (company === undefined || survivor === undefined) return null;
  return unionOf(s, action.type === 'merge' ? 'merger' : 'acquisition', { company, survivor });
}

export function ExchangeOutlook({ state, action, words, lang }: OutlookProps) {
  const s = state as State1862;
  const proposal = proposalIn(s, action);
  if (!proposal) return null;
  const l = lines1862[lang].exchange;
  const { f } = words;
  const seen = previewOf(s, proposal);
  const either = (names: readonly string[]) => new Intl.ListFormat(lang, { type: 'disjunction' }).format(names);
  const named = (seat: number | null) => (seat === null ? l.nobody : f.seat(seat));
  return (
    <section className={style.outlook} aria-label={l.head[proposal.occasion]} data-outlook={proposal.occasion}>
      <h4>{l.head[proposal.occasion]}</h4>
      {proposal.occasion !== 'refinancing' && (
        <p>{l.survives(proposal.survivor, proposal.absorbed, f.money(seen.price))}</p>
      )}
      <Holders seen={seen} words={words} lang={lang} />
      <p>{l.director(either(seen.directors.map(named)))}</p>
      {seen.trains.length > 0 && <p>{l.trains(seen.trains.map((train) => trainName(s, train, lang)).join(', '))}</p>}
      <p>
        {l.tokens(seen.tokens.stay.length, seen.tokens.unused)}
        {seen.tokens.tooMany > 0 && ` · ${l.tooMany(seen.tokens.tooMany)}`}
      </p>
      {proposal.occasion === 'merger' && <p>{seen.goesOn ? l.goesOn : l.endsTurn}</p>}
    </section>
  );
}

function Holders({ seen, words, lang }: { seen: ExchangePreview } & Pick<OutlookProps, 'words' | 'lang'>) {
  const l = lines1862[lang].exchange;
  const { f } = words;
  const range = ({ least, most }: Span, told: (figure: number) => string): string =>
    least === most ? told(least) : `${told(least)} … ${told(most)}`;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{l.holder}</th>
          <th scope="col">{l.before}</th>
          <th scope="col">{l.after}</th>
          <th scope="col">{l.money}</th>
        </tr>
      </thead>
      <tbody>
        {seen.holders.map(({ holder, before, after, gets }) => (
          <tr key={String(holder)}>
            <th scope="row">
              {typeof holder === 'number' ? f.seat(holder) : isTreasury(holder) ? l.companies : holder}
            </th>
            <td>{before}</td>
            <td>{range(after, String)}</td>
            <td>{range(gets, f.change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
