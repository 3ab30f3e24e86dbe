// The draft: the next chooser, and everybody's choices out of those due.

import { Card } from '../../../web/design/Card.tsx';
import style from '../../../web/kit/books/books.module.css';
import { Player } from '../../../web/kit/outlook/Holder.tsx';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import { draftLimits } from '../rules/opening/draftLimits.ts';
import type { State18Mag } from '../rules/state.ts';
import { books18mag } from '../words/books.ts';
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
