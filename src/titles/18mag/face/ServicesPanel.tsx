// The services of the majors: their work, their earnings by it, and the effect of paying them out.

import { BookTable } from '../../../web/kit/books/BookTable.tsx';
import style from '../../../web/kit/books/books.module.css';
import { Company } from '../../../web/kit/outlook/Holder.tsx';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import type { State18Mag } from '../rules/state.ts';
import { wagonPrice } from '../rules/wagons/wagons.ts';
import { books18mag } from '../words/books.ts';
import { marks } from './marks.ts';
import { servicesIn } from './serviceFacts.ts';
import { tradeOf } from './tradeOf.ts';

interface Props {
  readonly state: State18Mag;
  readonly words: Words;
  readonly lang: Lang;
}

export function ServicesPanel({ state, words, lang }: Props) {
  const l = books18mag[lang].services;
  const { f } = words;
  const wagons = l.wagons(f.money(wagonPrice(state, 0)), f.money(wagonPrice(state, 1)));
  return (
    <BookTable
      id="services"
      title={l.head}
      head={l.company}
      columns={[
        { id: 'treasury', head: l.treasury },
        { id: 'share', head: l.share, means: l.shareTitle },
        { id: 'price', head: l.price, means: l.priceTitle },
      ]}
      rows={servicesIn(state).map(({ major, treasury, share, price }) => ({
        id: major,
        head: (
          <>
            <Company id={major} marks={marks} words={words} />
            <span className={style.under}>{tradeOf(state, major, lang)}</span>
          </>
        ),
        cells: {
          treasury: f.money(treasury),
          share: share > 0 ? f.money(share) : '–',
          price: (
            <span className={style.nowrap}>
              {price.now === price.after ? price.now : `${price.now} → ${price.after}`}
            </span>
          ),
        },
      }))}
    >
      {wagons} {l.hint}
    </BookTable>
  );
}
