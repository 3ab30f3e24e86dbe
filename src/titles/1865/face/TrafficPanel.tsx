// Traffic against the trains' capacity: each company's next earnings, missing and spare trains; and the mines.

import { BookTable } from '../../../web/kit/books/BookTable.tsx';
import style from '../../../web/kit/books/books.module.css';
import { Company } from '../../../web/kit/outlook/Holder.tsx';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import type { State1865 } from '../rules/state.ts';
import { books1865 } from '../words/books.ts';
import { marks } from './marks.ts';
import { type CompanyTraffic, minesIn, trafficIn } from './trafficFacts.ts';

interface Props {
  readonly state: State1865;
  readonly words: Words;
  readonly lang: Lang;
}

export function TrafficPanel({ state, words, lang }: Props) {
  const l = books1865[lang].traffic;
  const companies = trafficIn(state);
  if (companies.length === 0) return null;
  return (
    <BookTable
      id="traffic"
      title={l.head}
      head={l.company}
      columns={[
        { id: 'traffic', head: l.traffic },
        { id: 'cover', head: l.cover, means: l.coverTitle },
        { id: 'earns', head: l.earns, means: l.earnsTitle },
        { id: 'rest', head: l.rest },
      ]}
      rows={companies.map((one) => ({
        id: one.company,
        head: <Company id={one.company} marks={marks} words={words} />,
        cells: {
          traffic: one.traffic,
          cover: one.coverage,
          earns: words.f.money(one.revenue),
          rest: <span className={one.left > 0 ? style.alarm : style.of}>{leftText(one, lang)}</span>,
        },
      }))}
    >
      {l.hint}
    </BookTable>
  );
}

function leftText({ left, hasTrain }: CompanyTraffic, lang: Lang): string {
  const l = books1865[lang].traffic;
  if (!hasTrain) return l.noTrain;
  return left > 0 ? l.uncovered(left) : left < 0 ? l.spare(-left) : l.even;
}

export function MinesPanel({ state, words, lang }: Props) {
  const l = books1865[lang].mines;
  const mines = minesIn(state);
  if (mines.length === 0) return null;
  return (
    <BookTable
      id="mines"
      title={l.head}
      head={l.place}
      columns={[
        { id: 'who', head: l.who, look: 'wide' },
        { id: 'brings', head: l.brings, means: l.bringsTitle },
      ]}
      rows={mines.map(({ hex, company, isOpen, now, later }) => ({
        id: hex,
        head: words.f.name(hex),
        cells: {
          who: company ? (
            <Company id={company} marks={marks} words={words} />
          ) : (
            <span className={style.of}>{l.free}</span>
          ),
          brings: isOpen ? now === later ? now : `${now} → ${later}` : <span className={style.of}>{l.noTile}</span>,
        },
      }))}
    >
      {l.hint}
    </BookTable>
  );
}
