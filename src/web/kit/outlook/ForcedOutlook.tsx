// A forced payment with its whole plan: the sources of the money, the steps on the way, and everybody's position
// afterwards.
import { useMemo } from 'react';
import { cashOf, type Game } from '../../../engine/index.ts';
import { type RailGame, type RailState, treasuryOf } from '../../../kernel/index.ts';
import { type Sources, sourcesOf } from '../../../match/forcedPayment.ts';
import { outlookLines } from '../../../words/web/outlook.ts';
import type { CompanyMark } from '../../board/picture.ts';
import type { OutlookProps } from '../face.ts';
import { type Duty, planOf } from './forcedSequel.ts';
import { OutlookCard } from './OutlookCard.tsx';
import style from './outlook.module.css';
import { PositionTables } from './PositionTables.tsx';

interface Props<S extends RailState> extends OutlookProps {
  readonly game: Game<S>;
  readonly rail: RailGame<S>;
  readonly marks: Readonly<Record<string, CompanyMark>>;
  readonly duty: Duty;
}

export function ForcedOutlook<S extends RailState>(props: Props<S>) {
  const { game, rail, marks, duty, state, action, words, lang } = props;
  const s = state as S;
  const { company } = duty;
  const plan = useMemo(() => planOf({ game, duty }, s, action), [game, duty, s, action]);
  const l = outlookLines[lang].forced;
  const leader = rail.controller(s, company);
  const had = { treasury: treasuryOf(s, company), cash: leader === null ? 0 : cashOf(s, leader) };
  const sources = sourcesOf(company, plan.events, had);
  const isBankrupt = plan.events.some(({ type }) => type === 'wentBankrupt' || type === 'companyBankrupt');
  const told = plan.events.map((event) => words.event(event)).filter((line) => line !== null);
  return (
    <OutlookCard
      title={duty.owes === 'train' ? l.head : l.debtHead}
      id="forced"
      folded={action === null}
      brief={isBankrupt ? <span className={style.alarm}>{l.bankrupt}</span> : briefOf(sources, words, lang)}
      assumed={plan.assumed}
      words={words}
      lang={lang}
    >
      {sources.price > 0 && <SourcesTable sources={sources} words={words} lang={lang} />}
      {isBankrupt && <p className={style.alarm}>{l.bankrupt}</p>}
      <PositionTables
        {...{ rail, marks, words, lang }}
        now={s}
        then={plan.state}
        seats={leader === null ? [] : [leader]}
        companies={[company]}
      />
      {told.length > 0 && (
        <details className={style.assumed}>
          <summary>{l.sequel}</summary>
          <ol>
            {told.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan
              <li key={i}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </OutlookCard>
  );
}

/** The sources of the money in one line. */
function briefOf(sources: Sources, { f }: OutlookProps['words'], lang: OutlookProps['lang']): string {
  const l = outlookLines[lang].forced;
  const parts = order.filter((id) => sources[id] > 0).map((id) => `${l.sources[id]} ${f.money(sources[id])}`);
  return sources.price > 0 ? `${f.money(sources.price)} = ${parts.join(' + ')}` : '';
}

const order = ['treasury', 'president', 'shares', 'loans', 'refinancing'] as const;

function SourcesTable({ sources, words, lang }: { readonly sources: Sources } & Pick<Props<never>, 'words' | 'lang'>) {
  const l = outlookLines[lang].forced;
  return (
    <table className={style.sources}>
      <caption className="hidden">{l.source}</caption>
      <tbody>
        {order
          .filter((id) => sources[id] > 0)
          .map((id) => (
            <tr key={id} data-source={id}>
              <th scope="row">{l.sources[id]}</th>
              <td>{words.f.money(sources[id])}</td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{l.total}</th>
          <td>{words.f.money(sources.price)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
