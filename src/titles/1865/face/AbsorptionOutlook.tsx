// An absorption before it is decided: everybody's payment, its sources, and the company afterwards. If the president
// still has a choice, both extremes are shown.
import { type ReactNode, useMemo } from 'react';
import { cashOf, companyOf, type Holder, isTreasury, POOL } from '../../../engine/index.ts';
import type { OutlookProps } from '../../../web/kit/face.ts';
import { type Cell, ChangeTable } from '../../../web/kit/outlook/ChangeTable.tsx';
import { Player } from '../../../web/kit/outlook/Holder.tsx';
import { OutlookCard } from '../../../web/kit/outlook/OutlookCard.tsx';
import { sure } from '../../../web/kit/outlook/span.ts';
import { outlookLines } from '../../../words/web/outlook.ts';
import type { CompanyId } from '../rules/companies.ts';
import { type AbsorptionPreview, previewOf } from '../rules/exchange/preview.ts';
import { own, type State1865 } from '../rules/state.ts';
import { lines1865 } from '../words/panels.ts';

type Props = OutlookProps & { readonly acquirer: CompanyId; readonly target: CompanyId };

export function AbsorptionOutlook({ state, acquirer, target, words, lang }: Props) {
  const l = lines1865[lang].absorption;
  const { f } = words;
  const seen = useMemo(() => previewOf(state as State1865, acquirer, target), [state, acquirer, target]);
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
    <OutlookCard title={l.head} id="absorption" lines={lines} words={words} lang={lang}>
      <p>{l.price(target, f.money(seen.price), f.money(seen.due))}</p>
      <Paid s={state as State1865} paid={seen.paid} words={words} lang={lang} />
      <ChangeTable
        caption={l.head}
        head=""
        columns={[{ id: 'figure', head: acquirer }]}
        rows={[
          {
            id: 'treasury',
            head: l.treasuries,
            cells: { figure: { before: treasury.before, after: treasury.after, told: f.money } },
          },
          { id: 'traffic', head: l.traffic, cells: { figure: { before: traffic.before, after: traffic.after } } },
          {
            id: 'rank',
            head: `${l.rank} (${l.zones(seen.zones)})`,
            cells: { figure: { before: rank.before, after: rank.after } },
          },
          {
            id: 'onMap',
            head: l.tokens,
            cells: { figure: { before: standing(state as State1865, acquirer), after: tokens.onMap } },
          },
          {
            id: 'unused',
            head: l.unused,
            cells: { figure: { before: own(state as State1865, acquirer).tokens, after: tokens.unused } },
          },
        ]}
      />
    </OutlookCard>
  );
}

/** Number of its tokens on the map. */
const standing = ({ board }: State1865, company: CompanyId): number =>
  Object.values(board.tokens)
    .flat()
    .filter((id) => id === company).length;

interface PaidProps extends Pick<OutlookProps, 'words' | 'lang'> {
  readonly s: State1865;
  readonly paid: AbsorptionPreview['paid'];
}

function Paid({ s, paid, words, lang }: PaidProps) {
  const { absorption: l, dragons } = lines1865[lang];
  const { shares, cash, holder: head } = outlookLines[lang];
  const { f } = words;
  const named = (holder: Holder): ReactNode => {
    if (typeof holder === 'number') return <Player seat={holder} words={words} />;
    return holder === POOL ? l.pool : isTreasury(holder) ? companyOf(holder) : l.toBank(dragons.name);
  };
  const money = (holder: Holder, sum: number): Cell =>
    typeof holder === 'number'
      ? { before: cashOf(s, holder), after: sure(cashOf(s, holder) + sum) }
      : { gets: sure(sum) };
  return (
    <ChangeTable
      caption={l.gets}
      head={head}
      columns={[
        { id: 'shares', head: shares },
        { id: 'cash', head: cash, told: f.money },
      ]}
      rows={paid.map(({ holder, shares: given, sum }) => ({
        id: String(holder),
        head: named(holder),
        cells: { shares: { before: given, after: sure(0) }, cash: money(holder, sum) },
      }))}
    />
  );
}
