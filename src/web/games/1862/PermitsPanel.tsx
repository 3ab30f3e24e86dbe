// Which company may run trains of which kind, which of its trains stand still for want of a permit, and what each kind is for.
import { trainsOf } from '../../../engine/index.ts';
import { runningTrains } from '../../../games/1862/operating/problem.ts';
import { own, type State1862, startedIds } from '../../../games/1862/state.ts';
import { kindsOf } from '../../../games/1862/trains.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { books1862 } from '../../../i18n/web/books1862.ts';
import { lines1862 } from '../../../i18n/web/g1862.ts';
import type { Words } from '../../../i18n/words.ts';
import { Card } from '../../design/Card.tsx';
import style from '../kit18xx/books/books.module.css';
import { Company } from '../kit18xx/outlook/Holder.tsx';
import { marks } from './marks.ts';
import { trainName } from './trainName.ts';

interface Props {
  readonly state: State1862;
  readonly words: Words;
  readonly lang: Lang;
}

export function PermitsPanel({ state, words, lang }: Props) {
  const l = books1862[lang].permits;
  const names = lines1862[lang].kinds;
  const kinds = kindsOf(state);
  const companies = startedIds(state);
  // where there is one kind of train nobody needs a permit
  if (kinds.length === 1 || companies.length === 0) return null;
  return (
    <Card title={l.head} level={3} flush>
      <table className={style.book} data-panel="permits">
        <caption className="hidden">{l.head}</caption>
        <thead>
          <tr>
            <th scope="col">{l.company}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" className={style.mid}>
                {names[kind]}
              </th>
            ))}
            <th scope="col" className={style.wide}>
              {l.trains}
            </th>
          </tr>
        </thead>
        <tbody>
          {companies.map((id) => (
            <tr key={id} data-row={id}>
              <th scope="row">
                <Company id={id} marks={marks} words={words} />
              </th>
              {kinds.map((kind) => (
                <td key={kind} className={style.mid}>
                  {may(state, id).includes(kind) && (
                    <>
                      <span aria-hidden>●</span>
                      <span className="hidden">{l.has(names[kind])}</span>
                    </>
                  )}
                </td>
              ))}
              <td className={style.wide}>
                <Trains id={id} state={state} lang={lang} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={style.foot}>
        {kinds.map((kind) => (
          <p key={kind}>{l.does[kind]}</p>
        ))}
        <p>{l.hint}</p>
      </div>
    </Card>
  );
}

type Id = ReturnType<typeof startedIds>[number];

/** Those it has, or will have when it floats. */
function may(s: State1862, id: Id) {
  const { permits, permit } = own(s, id);
  return permits.length > 0 ? permits : permit ? [permit] : [];
}

function Trains({ id, state, lang }: { readonly id: Id } & Pick<Props, 'state' | 'lang'>) {
  const running = runningTrains(state, id);
  return trainsOf(state, id).map((train) => {
    const name = trainName(state, train, lang);
    return running.includes(train) ? (
      <span key={train} className={style.train}>
        {name}
      </span>
    ) : (
      <span key={train} className={style.train} data-idle title={books1862[lang].permits.idle}>
        {name}
        <span className="hidden"> {books1862[lang].permits.idle}</span>
      </span>
    );
  });
}
