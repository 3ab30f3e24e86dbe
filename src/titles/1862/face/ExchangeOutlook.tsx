// A merger, an acquisition or a refinancing before anybody has agreed to it: everyone's holdings, payments and
// receipts. If others have a choice, both extremes are shown.
import { useMemo } from 'react';
import { type Holder, isTreasury, POOL, percentOf, unitOf } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { OutlookProps } from '../../../web/kit/face.ts';
import { ChangeTable } from '../../../web/kit/outlook/ChangeTable.tsx';
import { Company, Player } from '../../../web/kit/outlook/Holder.tsx';
import { OutlookCard } from '../../../web/kit/outlook/OutlookCard.tsx';
import { sure } from '../../../web/kit/outlook/span.ts';
import { outlookLines } from '../../../words/web/outlook.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { Union } from '../rules/exchange/begin.ts';
import { type ExchangePreview, previewOf } from '../rules/exchange/preview.ts';
import { unionOf } from '../rules/exchange/propose.ts';
import { priceOf, type State1862, turnOf } from '../rules/state.ts';
import { lines1862 } from '../words/panels.ts';
import { marks } from './marks.ts';
import { trainName } from './trainName.ts';

type Proposal = Union | { readonly occasion: 'refinancing' };

/** The proposal: from the choices so far, or from the current question. */
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
  const foreseen = useMemo(() => {
    const proposal = proposalIn(s, action);
    return proposal && { proposal, seen: previewOf(s, proposal) };
  }, [s, action]);
  return foreseen && <Exchange s={s} {...foreseen} words={words} lang={lang} />;
}

interface Props extends Pick<OutlookProps, 'words' | 'lang'> {
  readonly s: State1862;
  readonly proposal: Proposal;
  readonly seen: ExchangePreview;
}

function Exchange({ s, proposal, seen, words, lang }: Props) {
  const l = lines1862[lang].exchange;
  const { f } = words;
  const named = (seat: number | null) => (seat === null ? l.nobody : f.seat(seat));
  const { tokens, trains, permits } = seen;
  const lines = [
    l.director(f.either(seen.directors.map(named))),
    ...(trains.length > 0 ? [l.trains(trains.map((train) => trainName(s, train, lang)).join(', '))] : []),
    ...(permits.length > 0 ? [l.permits(f.list(permits.map((kind) => lines1862[lang].kinds[kind])))] : []),
    [l.tokens(tokens.stay.length, tokens.unused), ...(tokens.tooMany > 0 ? [l.tooMany(tokens.tooMany)] : [])].join(
      ' · ',
    ),
    ...(proposal.occasion === 'merger' ? [seen.goesOn ? l.goesOn : l.endsTurn] : []),
  ];
  return (
    <OutlookCard title={l.head[proposal.occasion]} id={proposal.occasion} lines={lines} words={words} lang={lang}>
      {proposal.occasion !== 'refinancing' && (
        <p>{l.survives(proposal.survivor, proposal.absorbed, f.money(seen.price))}</p>
      )}
      <Holders s={s} proposal={proposal} seen={seen} words={words} lang={lang} />
    </OutlookCard>
  );
}

/** The companies whose treasuries become one. */
const concerned = (s: State1862, proposal: Proposal): readonly CompanyId[] =>
  proposal.occasion === 'refinancing' ? [turnOf(s).company] : [proposal.survivor, proposal.absorbed];

function Holders({ s, proposal, seen, words, lang }: Props) {
  const l = lines1862[lang].exchange;
  const { shares, money, treasury } = outlookLines[lang];
  const { f } = words;
  const companies = concerned(s, proposal);
  const before = companies.reduce((sum, id) => sum + treasuryOf(s, id), 0);
  const pooled = companies.reduce((sum, id) => sum + percentOf(s, id, POOL) / unitOf(s, id), 0);
  const nameOf = (holder: Holder) => {
    if (typeof holder === 'number') return <Player seat={holder} words={words} />;
    return isTreasury(holder) ? l.companies : outlookLines[lang].pool;
  };
  return (
    <>
      <ChangeTable
        caption={l.head[proposal.occasion]}
        head={l.holder}
        columns={[
          { id: 'shares', head: shares },
          { id: 'money', head: money, told: f.money },
        ]}
        rows={[
          ...seen.holders.map(({ holder, before: had, after, gets }) => ({
            id: String(holder),
            head: nameOf(holder),
            cells: { shares: { before: had, after }, money: { gets } },
          })),
          { id: POOL, head: outlookLines[lang].pool, cells: { shares: { before: pooled, after: seen.pool } } },
        ]}
      />
      <ChangeTable
        caption={treasury}
        head={outlookLines[lang].company}
        columns={[
          { id: 'treasury', head: treasury, told: f.money },
          { id: 'price', head: l.price, told: f.money },
        ]}
        rows={[
          {
            id: companies[0]!,
            head: <Company id={companies[0]!} marks={marks} words={words} />,
            cells: {
              treasury: { before, after: seen.treasury },
              price: { before: priceOf(s, companies[0]!), after: sure(seen.price) },
            },
          },
        ]}
      />
    </>
  );
}
