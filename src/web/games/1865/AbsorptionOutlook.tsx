// An absorption before it is decided: what everybody is paid, where the money comes from, and what the company is afterwards.
// Where the president still has a choice, both ends are told.
import { useMemo } from 'react';
import { isTreasury, POOL } from '../../../engine/index.ts';
import type { CompanyId } from '../../../games/1865/companies.ts';
import { type AbsorptionPreview, previewOf, type Span } from '../../../games/1865/exchange/preview.ts';
import type { State1865 } from '../../../games/1865/state.ts';
import { lines1865 } from '../../../i18n/web/g1865.ts';
import type { OutlookProps } from '../face.ts';
import style from '../kit18xx/outlook.module.css';

type Props = OutlookProps & { readonly acquirer: CompanyId; readonly target: CompanyId };

export function AbsorptionOutlook({ state, acquirer, target, words, lang }: Props) {
  const l = lines1865[lang].absorption;
  const { f } = words;
  const seen = useMemo(() => previewOf(state as State1865, acquirer, target), [state, acquirer, target]);
  const range = ({ least, most }: Span, told: (figure: number) => string = String): string =>
    least === most ? told(least) : `${told(least)} … ${told(most)}`;
  const places = (nodes: readonly string[]) => f.list(nodes.map((node) => f.name(node)));
  const { tokens, treasury, traffic, trains, rank, loans, sold } = seen;
  const lines = [
    ...(sold.shares > 0 ? [l.sold(acquirer, sold.shares, f.money(sold.sum))] : []),
    ...(loans.taken > 0 ? [l.loans(loans.taken, loans.before + loans.taken)] : []),
    ...(trains.all.length > 0 ? [l.trains(f.list(trains.all.map((train) => f.name(train))), trains.tooMany)] : []),
    ...(seen.maritimes.length > 0 ? [l.maritimes(f.list(seen.maritimes.map((id) => f.name(id))))] : []),
    ...(tokens.replaced.length > 0 ? [l.replaced(places(tokens.replaced))] : []),
    ...(tokens.shared.length > 0 ? [l.shared(places(tokens.shared))] : []),
    ...(tokens.open.length > 0 ? [l.open(places(tokens.open))] : []),
    ...(tokens.lost.length > 0 ? [l.lost(places(tokens.lost))] : []),
    ...(tokens.freed.length > 0 ? [l.freed(places(tokens.freed))] : []),
    seen.operates ? l.operates(acquirer) : l.done(acquirer),
  ];
  return (
    <section className={style.outlook} aria-label={l.head} data-outlook="absorption">
      <h4>{l.head}</h4>
      <p>{l.price(target, f.money(seen.price), f.money(seen.due))}</p>
      <Paid paid={seen.paid} words={words} lang={lang} />
      <table>
        <thead>
          <tr>
            <th scope="col">{acquirer}</th>
            <th scope="col">{l.before}</th>
            <th scope="col">{l.after}</th>
          </tr>
        </thead>
        <tbody>
          <Row head={l.treasuries} before={f.money(treasury.before)} after={range(treasury.after, f.money)} />
          <Row head={l.traffic} before={traffic.before} after={range(traffic.after)} />
          <Row head={l.rank} before={rank.before} after={`${range(rank.after)} (${l.zones(seen.zones)})`} />
          <Row
            head={l.tokens}
            before={standing(state as State1865, acquirer)}
            after={l.onMap(range(tokens.onMap), range(tokens.unused))}
          />
        </tbody>
      </table>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** How many of its tokens are on the map. */
const standing = ({ board }: State1865, company: CompanyId): number =>
  Object.values(board.tokens)
    .flat()
    .filter((id) => id === company).length;

const Row = ({ head, before, after }: { head: string; before: string | number; after: string }) => (
  <tr>
    <th scope="row">{head}</th>
    <td>{before}</td>
    <td>{after}</td>
  </tr>
);

function Paid({ paid, words, lang }: Pick<AbsorptionPreview, 'paid'> & Pick<OutlookProps, 'words' | 'lang'>) {
  const { absorption: l, dragons } = lines1865[lang];
  const { f } = words;
  const named = (holder: AbsorptionPreview['paid'][number]['holder']): string => {
    if (typeof holder === 'number') return f.seat(holder);
    return holder === POOL ? l.pool : isTreasury(holder) ? holder : l.toBank(dragons.name);
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{l.holder}</th>
          <th scope="col">{l.shares}</th>
          <th scope="col">{l.gets}</th>
        </tr>
      </thead>
      <tbody>
        {paid.map(({ holder, shares, sum }) => (
          <tr key={String(holder)}>
            <th scope="row">{named(holder)}</th>
            <td>{shares}</td>
            <td>{f.money(sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
