// Traffic against what carries it: what each company will earn, and where trains are missing or to spare; and the mines.
import type { State1865 } from '../../../games/1865/state.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { books1865 } from '../../../i18n/web/books1865.ts';
import type { Words } from '../../../i18n/words.ts';
import { Card } from '../../design/Card.tsx';
import style from '../kit18xx/books/books.module.css';
import { Company } from '../kit18xx/outlook/Holder.tsx';
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
    <Card title={l.head} level={3} flush>
      <table className={style.book} data-panel="traffic">
        <caption className="hidden">{l.head}</caption>
        <thead>
          <tr>
            <th scope="col">{l.company}</th>
            <th scope="col">{l.traffic}</th>
            <th scope="col" title={l.coverTitle}>
              {l.cover}
            </th>
            <th scope="col" title={l.earnsTitle}>
              {l.earns}
            </th>
            <th scope="col">{l.rest}</th>
          </tr>
        </thead>
        <tbody>
          {companies.map((one) => (
            <tr key={one.company} data-row={one.company}>
              <th scope="row">
                <Company id={one.company} marks={marks} words={words} />
              </th>
              <td>{one.traffic}</td>
              <td>{one.coverage}</td>
              <td>{words.f.money(one.revenue)}</td>
              <td className={one.left > 0 ? style.alarm : style.of}>{leftText(one, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={style.foot}>{l.hint}</p>
    </Card>
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
    <Card title={l.head} level={3} flush>
      <table className={style.book} data-panel="mines">
        <caption className="hidden">{l.head}</caption>
        <thead>
          <tr>
            <th scope="col">{l.place}</th>
            <th scope="col" className={style.wide}>
              {l.who}
            </th>
            <th scope="col" title={l.bringsTitle}>
              {l.brings}
            </th>
          </tr>
        </thead>
        <tbody>
          {mines.map(({ hex, company, isOpen, now, later }) => (
            <tr key={hex} data-row={hex}>
              <th scope="row">{words.f.name(hex)}</th>
              <td className={style.wide}>
                {company ? (
                  <Company id={company} marks={marks} words={words} />
                ) : (
                  <span className={style.of}>{l.free}</span>
                )}
              </td>
              <td>
                {isOpen ? now === later ? now : `${now} → ${later}` : <span className={style.of}>{l.noTile}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={style.foot}>{l.hint}</p>
    </Card>
  );
}
