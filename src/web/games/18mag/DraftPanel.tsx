// The draft: who chooses next, and how much everybody has taken of what is due to him.
import { draftLimits } from '../../../games/18mag/opening/draftLimits.ts';
import type { State18Mag } from '../../../games/18mag/state.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { books18mag } from '../../../i18n/web/books18mag.ts';
import type { Words } from '../../../i18n/words.ts';
import { Card } from '../../design/Card.tsx';
import style from '../kit18xx/books/books.module.css';
import { Player } from '../kit18xx/outlook/Holder.tsx';
import { draftIn } from './serviceFacts.ts';

interface Props {
  readonly state: State18Mag;
  readonly words: Words;
  readonly lang: Lang;
}

export function DraftPanel({ state, words, lang }: Props) {
  const l = books18mag[lang].draft;
  const facts = draftIn(state);
  if (!facts) return null;
  const limits = draftLimits(state);
  return (
    <Card title={l.head} level={3}>
      <div className={style.stack} data-panel="draft">
        <section aria-label={l.order}>
          <h4 className={style.subhead}>{l.order}</h4>
          <ol className={style.chips}>
            {facts.next.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a pick is its place in the order
              <li key={i}>
                <Player seat={seat} words={words} />
              </li>
            ))}
          </ol>
        </section>
        <table className={style.inner}>
          <caption className="hidden">{l.head}</caption>
          <thead>
            <tr>
              <th scope="col">{l.player}</th>
              <th scope="col">{l.minors}</th>
              <th scope="col">{l.shares}</th>
            </tr>
          </thead>
          <tbody>
            {facts.taken.map(({ seat, minors, shares }) => (
              <tr key={seat} data-row={seat}>
                <th scope="row">
                  <Player seat={seat} words={words} />
                </th>
                <td>{`${minors} / ${limits.minors}`}</td>
                <td>{`${shares} / ${limits.shares}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={style.hint}>{l.hint}</p>
      </div>
    </Card>
  );
}
