// The CGR in figures: the fate of each company with loans, the exchange of everybody's shares, and the CGR itself.
import { POOL, typeOf } from '../../../engine/index.ts';
import style from '../../../web/kit/books/books.module.css';
import { ChangeTable } from '../../../web/kit/outlook/ChangeTable.tsx';
import { Company, Player } from '../../../web/kit/outlook/Holder.tsx';
import { sure } from '../../../web/kit/outlook/span.ts';
import type { Lang } from '../../../words/phrases.ts';
import { outlookLines } from '../../../words/web/outlook.ts';
import type { Words } from '../../../words/words.ts';
import { books1856 } from '../words/books.ts';
import type { CgrForecast, Debtor } from './cgrForecast.ts';
import { marks } from './marks.ts';

interface Props {
  readonly seen: CgrForecast;
  readonly words: Words;
  readonly lang: Lang;
}

export function DebtorTable({ seen, words, lang }: Props) {
  const l = books1856[lang].cgr;
  const { f } = words;
  return (
    <ChangeTable
      caption={l.fate}
      head={outlookLines[lang].company}
      columns={[
        { id: 'loans', head: l.loans },
        { id: 'treasury', head: l.treasury },
        { id: 'missing', head: l.missing },
        { id: 'fate', head: l.fate },
      ]}
      rows={seen.debtors.map((debtor) => ({
        id: debtor.company,
        head: <Company id={debtor.company} marks={marks} words={words} />,
        cells: {
          loans: { text: debtor.loans },
          treasury: { text: f.money(debtor.treasury) },
          missing: { text: debtor.short > 0 ? f.money(debtor.short) : '–' },
          fate: {
            text: (
              <span className={style.fate} data-fate={debtor.fate}>
                {fateText(debtor, words, lang)}
              </span>
            ),
          },
        },
      }))}
    />
  );
}

function fateText({ fate, president, short, cash }: Debtor, { f }: Words, lang: Lang): string {
  const { fates } = books1856[lang].cgr;
  if (fate === 'treasury') return fates.treasury;
  const name = president === null ? '–' : f.seat(president);
  return fate === 'president' ? fates.president(name, f.money(short)) : fates.absorbed(name, f.money(cash));
}

/** Shares of the absorbed companies given by everybody, and CGR shares received. */
export function HolderTable({
  cgr,
  words,
  lang,
}: { readonly cgr: NonNullable<CgrForecast['cgr']> } & Omit<Props, 'seen'>) {
  const l = books1856[lang].cgr;
  return (
    <ChangeTable
      caption={l.got}
      head={l.holder}
      columns={[
        { id: 'given', head: l.given },
        { id: 'got', head: l.got },
      ]}
      rows={cgr.holders.map(({ holder, given, got }) => ({
        id: String(holder),
        head: typeof holder === 'number' ? <Player seat={holder} words={words} /> : outlookLines[lang][POOL],
        cells: { given: { text: given }, got: { gets: sure(got) } },
      }))}
    />
  );
}

/** The CGR itself, and the changes for all. */
export function cgrLines({ absorbed, cgr, limit }: CgrForecast, { f }: Words, lang: Lang): readonly string[] {
  const l = books1856[lang].cgr;
  if (!cgr) return [l.noneAbsorbed, l.limit(limit.before, limit.after)];
  return [
    l.formation(f.list(absorbed), f.money(cgr.price)),
    l.shares(100 / cgr.unit, cgr.unit),
    ...(cgr.president === null ? [] : [l.president(f.seat(cgr.president))]),
    l.treasuryLine(f.money(cgr.treasury)),
    cgr.trains.length > 0 ? l.trains(cgr.trains.map(typeOf).join(', ')) : l.borrows,
    l.limit(limit.before, limit.after),
  ];
}
