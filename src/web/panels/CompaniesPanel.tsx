// The companies as a compact timetable: a line of figures each, and below it every share with its holder.

import type { TermId } from '../../words/web/glossary.ts';
import { panelLines } from '../../words/web/panels.ts';
import { Card } from '../design/Card.tsx';
import { SeatMark } from '../design/SeatChip.tsx';
import { Explained } from '../glossary/Explained.tsx';
import { CompanySign } from './CompanySign.tsx';
import { factsOf } from './factsOf.ts';
import type { PanelProps } from './panelProps.ts';
import styles from './panels.module.css';
import { TrainChip } from './TrainChip.tsx';
import type { CompanyFacts, FactColumn, Roster } from './tableFacts.ts';

export function CompaniesPanel(props: PanelProps) {
  const { game, face, moment, words, lang } = props;
  const { head, columns, companies, minors } = factsOf(game, face, moment.state, words, lang);
  if (companies.length === 0) return null;
  return (
    <>
      <RosterCard {...props} roster={{ head: head ?? panelLines[lang].companies.head, columns, companies }} />
      {minors && <RosterCard {...props} roster={minors} />}
    </>
  );
}

function RosterCard({ roster, ...props }: PanelProps & { readonly roster: Roster }) {
  const { head, columns, companies } = roster;
  const lines = panelLines[props.lang].companies;
  return (
    <Card title={head} level={3} flush>
      <table className={styles.companies}>
        <caption className="hidden">{head}</caption>
        <thead>
          <tr>
            <th scope="col">{lines.company}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <Explained text={column.title} {...termOf(column)}>
                  {column.head}
                </Explained>
              </th>
            ))}
          </tr>
        </thead>
        {companies.map((company) => (
          <tbody key={company.id} data-company={company.id} data-idle={company.idle !== undefined}>
            <tr>
              <th scope="row" title={company.title} className={styles.holder}>
                <CompanyHead company={company} {...(props.onCompany && { onCompany: props.onCompany })} />
                {props.beside?.(company.id)}
              </th>
              {hasFigures(company, columns) ? (
                columns.map(({ id }) => <td key={id}>{company.figures[id]}</td>)
              ) : (
                <td className={styles.none} colSpan={columns.length}>
                  <Idle company={company} />
                </td>
              )}
            </tr>
            {hasFigures(company, columns) && (
              <tr className={styles.under}>
                <td colSpan={columns.length + 1}>
                  <Shares company={company} {...props} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </Card>
  );
}

/** A touch lights it on the map. */
function CompanyHead({ company, onCompany }: Pick<PanelProps, 'onCompany'> & { readonly company: CompanyFacts }) {
  const content = (
    <>
      <CompanySign mark={company.mark} />
      {company.mark.letter === company.name ? (
        <span className="hidden">{company.title ?? company.name}</span>
      ) : (
        company.name
      )}
    </>
  );
  if (!onCompany) return <span className={styles.company}>{content}</span>;
  return (
    <button type="button" className={styles.company} data-company={company.id} onClick={() => onCompany(company.id)}>
      {content}
    </button>
  );
}

/** A company not in play yet: its name and its aim. */
function Idle({ company: { title, idle, more = [] } }: { readonly company: CompanyFacts }) {
  if (title === undefined) return idle;
  return (
    <>
      {[title, idle].join(' · ')}
      {more.map(({ id, value }) => (
        <span key={id} className={styles.aim}>
          {value}
        </span>
      ))}
    </>
  );
}

/** False for a company out of play without any figure, which takes one line. */
const hasFigures = ({ idle, figures }: CompanyFacts, columns: readonly FactColumn[]): boolean =>
  idle === undefined || columns.some(({ id }) => figures[id] !== '');

/** A box for every share: with the mark of its holder, or empty while unsold. */
function Shares({ company, words, lang }: PanelProps & { readonly company: CompanyFacts }) {
  const lines = panelLines[lang].companies;
  const { leader, trains = [], more = [] } = company;
  const { all, held, pool = 0, offer: unsold, own = 0, others = [] } = company.shares ?? { all: 0, held: [] };
  const sold = held.reduce((sum, { shares }) => sum + shares, 0);
  const offer = unsold ?? all - sold;
  const text = [
    ...held.map(({ seat, shares }) => lines.held(words.f.seat(seat), shares)),
    ...others.map(({ name, shares }) => lines.held(name, shares)),
    ...(pool > 0 ? [`${lines.inPool}: ${pool}`] : []),
    ...(own > 0 ? [`${lines.inTreasury}: ${own}`] : []),
    ...(offer > 0 ? [`${lines.inStock}: ${offer}`] : []),
  ];
  const boxes = held.flatMap(({ seat, shares }) => Array.from({ length: shares }, () => seat));
  return (
    <span className={styles.shares}>
      {text.length > 0 && <span className="hidden">{`${lines.holders}: ${text.join(', ')}`}</span>}
      <span aria-hidden className={styles.boxes} data-explain={text.join(', ')} hidden={text.length === 0}>
        {boxes.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one share is like another
          <SeatMark key={i} seat={seat} size={18} />
        ))}
        {others.flatMap(({ name, letter, shares }) =>
          Array.from({ length: shares }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one share is like another
            <i key={`${name} ${i}`} className={styles.other}>
              {letter}
            </i>
          )),
        )}
        {Array.from({ length: pool }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one share is like another
          <i key={i} className={styles.pooled} />
        ))}
        {Array.from({ length: own }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one share is like another
          <i key={i} className={styles.kept} />
        ))}
        {Array.from({ length: offer }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one share is like another
          <i key={i} className={styles.unsold} />
        ))}
      </span>
      {leader !== undefined && <span className={styles.leader}>{lines.leads(words.f.seat(leader))}</span>}
      {trains.length > 0 && (
        <span className={styles.fleet}>
          <span className="hidden">{lines.trains}</span>
          {trains.map((type, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one train is like another
            <TrainChip key={i} type={type} />
          ))}
        </span>
      )}
      {company.trade && <span className={styles.trade}>{company.trade}</span>}
      {more.map(({ id, label, value }) => (
        <span key={id} className={styles.more}>
          {label} {value}
        </span>
      ))}
      {company.idle && <span className={styles.none}>{company.idle}</span>}
    </span>
  );
}

const columnTerms: Readonly<Record<string, TermId>> = {
  par: 'par',
  treasury: 'treasury',
  tokens: 'token',
  loans: 'loan',
};

/** Props for `Explained`: empty for a column without a glossary term. */
const termOf = ({ id, term = columnTerms[id] }: FactColumn): { readonly term?: string } =>
  term === undefined ? {} : { term };
