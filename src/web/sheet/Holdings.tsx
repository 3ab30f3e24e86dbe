// The holdings in one small table: a line for each holder below the market; a line for each company in a column.
import { type ReactNode, useMemo } from 'react';
import { waiting } from '../../engine/index.ts';
import { sheetLines } from '../../words/web/sheet.ts';
import { useLines } from '../app/lang.ts';
import { SeatMark } from '../design/SeatChip.tsx';
import { CompanySign } from '../panels/CompanySign.tsx';
import { factsOf } from '../panels/factsOf.ts';
import type { CompanyFacts, PlayerFacts } from '../panels/tableFacts.ts';
import { withHalf } from '../panels/withHalf.ts';
import { useTable } from '../play/useTable.ts';
import style from './holdings.module.css';
import { type Holder, type Holdings as HoldingsData, holdingsOf } from './holdingsOf.ts';

export function Holdings({ standing = false }: { readonly standing?: boolean }) {
  const { game, face, moment, words, lang } = useTable();
  const l = useLines(sheetLines);
  const facts = factsOf(game, face, moment.state, words, lang);
  const holdings = useMemo(() => holdingsOf(facts, l, words.f.seat), [facts, l, words]);
  const deciding = waiting(game, moment.state);
  const Table = standing ? Standing : Lying;
  return (
    // it may be wider or higher than its room: then it scrolls, by key too
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={style.scroll} data-standing={standing || undefined} aria-label={l.holdings} tabIndex={0}>
      <table className={style.holdings} data-holdings>
        <caption className="hidden">{l.holdings}</caption>
        <Table {...holdings} deciding={deciding} />
      </table>
    </section>
  );
}

interface Props extends HoldingsData {
  readonly deciding: readonly number[];
}

function Lying({ companies, players, rest, deciding }: Props) {
  const figures = useFigures(players);
  return (
    <>
      <thead>
        <tr>
          <td />
          {companies.map((company) => (
            <CompanyHead key={company.id} company={company} scope="col" />
          ))}
          {figures.map(({ id, head, title }) => (
            <th key={id} scope="col" data-figure title={title}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((holder) => (
          <tr key={holder.id} data-decides={deciding.includes(holder.player!.seat) || undefined}>
            <HolderHead holder={holder} scope="row" />
            {companies.map(({ id }, i) => (
              <Shares key={id} {...holder.held[i]!} />
            ))}
            {figures.map(({ id, of }) => (
              <td key={id} data-figure>
                {of(holder.player!)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody data-rest>
        {rest.map((holder) => (
          <tr key={holder.id}>
            <HolderHead holder={holder} scope="row" />
            {companies.map(({ id }, i) => (
              <Shares key={id} {...holder.held[i]!} />
            ))}
            {figures.length > 0 && <td colSpan={figures.length} data-figure />}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Standing({ companies, players, rest, deciding }: Props) {
  const figures = useFigures(players);
  const holders = [...players, ...rest];
  return (
    <>
      <thead>
        <tr>
          <td />
          {players.map((holder) => (
            <th
              key={holder.id}
              scope="col"
              title={holder.title}
              data-decides={deciding.includes(holder.player!.seat) || undefined}
            >
              <SeatMark seat={holder.player!.seat} size={18} />
              <span className="hidden">{holder.head}</span>
            </th>
          ))}
          {rest.map(({ id, head, title }) => (
            <th key={id} scope="col" title={title}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {companies.map((company, i) => (
          <tr key={company.id}>
            <CompanyHead company={company} scope="row" />
            {holders.map(({ id, held }) => (
              <Shares key={id} {...held[i]!} />
            ))}
          </tr>
        ))}
      </tbody>
      <tbody data-rest>
        {figures.map(({ id, head, title, of }) => (
          <tr key={id}>
            <th scope="row" title={title}>
              {head}
            </th>
            {players.map((holder) => (
              <td key={holder.id}>{of(holder.player!)}</td>
            ))}
            <td colSpan={rest.length} />
          </tr>
        ))}
      </tbody>
    </>
  );
}

interface Figure {
  readonly id: string;
  readonly head: string;
  readonly title: string;
  of(player: PlayerFacts): ReactNode;
}

/** Cash, certificates and worth, where a game has them. */
function useFigures(players: readonly Holder[]): readonly Figure[] {
  const { words, face } = useTable();
  const l = useLines(sheetLines);
  const { figure } = words.f;
  const figures: readonly Figure[] = [
    { id: 'cash', head: l.cash, title: l.cash, of: ({ cash }) => (cash === undefined ? null : figure(cash)) },
    {
      ...{ id: 'certificates', head: l.certs, title: l.certificates },
      of: ({ certificates: c }) =>
        c ? <span data-over={c.held > c.limit || undefined}>{`${withHalf(c.held)}/${c.limit}`}</span> : null,
    },
    {
      ...{ id: 'worth', head: face.worthIsCash ? l.cash : l.worth, title: face.worthIsCash ? l.cash : l.worth },
      of: ({ worth }) => figure(worth),
    },
  ];
  return figures.filter(({ of }) => players.some(({ player }) => of(player!) !== null));
}

interface CompanyHeadProps {
  readonly company: CompanyFacts;
  readonly scope: 'col' | 'row';
}

function CompanyHead({ company: { id, name, title = name, mark, idle }, scope }: CompanyHeadProps) {
  return (
    <th scope={scope} title={title} data-company={id} data-idle={idle !== undefined || undefined}>
      <CompanySign mark={mark} label={title} />
    </th>
  );
}

function HolderHead({ holder, scope }: { readonly holder: Holder; readonly scope: 'col' | 'row' }) {
  return (
    <th scope={scope} title={holder.title}>
      <span className={style.who}>
        {holder.player && <SeatMark seat={holder.player.seat} size={18} />}
        <span className={style.name}>{holder.head}</span>
      </span>
    </th>
  );
}

function Shares({ shares, leads }: Holder['held'][number]) {
  const l = useLines(sheetLines);
  return (
    <td data-leads={leads || undefined}>
      {shares > 0 && shares}
      {leads && (
        <span className={style.star} role="img" aria-label={l.leads}>
          ★
        </span>
      )}
    </td>
  );
}
