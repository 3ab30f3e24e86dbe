// The services of the majors: what each does, what it has earned by it, and what paying that out would do.
import type { State18Mag } from '../../../games/18mag/state.ts';
import { wagonPrice } from '../../../games/18mag/wagons/wagons.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { books18mag } from '../../../i18n/web/books18mag.ts';
import type { Words } from '../../../i18n/words.ts';
import { Card } from '../../design/Card.tsx';
import style from '../kit18xx/books/books.module.css';
import { Company } from '../kit18xx/outlook/Holder.tsx';
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
    <Card title={l.head} level={3} flush>
      <table className={style.book} data-panel="services">
        <caption className="hidden">{l.head}</caption>
        <thead>
          <tr>
            <th scope="col">{l.company}</th>
            <th scope="col">{l.treasury}</th>
            <th scope="col" title={l.shareTitle}>
              {l.share}
            </th>
            <th scope="col" title={l.priceTitle}>
              {l.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {servicesIn(state).map(({ major, treasury, share, price }) => (
            <tr key={major} data-row={major}>
              <th scope="row">
                <Company id={major} marks={marks} words={words} />
                <span className={style.under}>{tradeOf(state, major, lang)}</span>
              </th>
              <td>{f.money(treasury)}</td>
              <td>{share > 0 ? f.money(share) : '–'}</td>
              <td className={style.nowrap}>
                {price.now === price.after ? price.now : `${price.now} → ${price.after}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={style.foot}>
        {wagons} {l.hint}
      </p>
    </Card>
  );
}
