// Kinds of train that each company may run, its trains idle for want of a permit, and the use of each kind.
import { trainsOf } from '../../../engine/index.ts';
import { BookTable } from '../../../web/kit/books/BookTable.tsx';
import style from '../../../web/kit/books/books.module.css';
import { Company } from '../../../web/kit/outlook/Holder.tsx';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import { runningTrains } from '../rules/operating/problem.ts';
import { own, type State1862, startedIds } from '../rules/state.ts';
import { kindsOf } from '../rules/trains.ts';
import { books1862 } from '../words/books.ts';
import { lines1862 } from '../words/panels.ts';
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
  // with one kind of train nobody needs a permit
  if (kinds.length === 1 || companies.length === 0) return null;
  return (
    <BookTable
      id="permits"
      title={l.head}
      head={l.company}
      columns={[
        ...kinds.map((kind) => ({ id: kind, head: names[kind], look: 'mid' as const })),
        { id: 'trains', head: l.trains, look: 'wide' },
      ]}
      rows={companies.map((id) => ({
        id,
        head: <Company id={id} marks={marks} words={words} />,
        cells: {
          ...Object.fromEntries(may(state, id).map((kind) => [kind, <Has key={kind}>{l.has(names[kind])}</Has>])),
          trains: <Trains id={id} state={state} lang={lang} />,
        },
      }))}
    >
      {kinds.map((kind) => (
        <p key={kind}>{l.does[kind]}</p>
      ))}
      <p>{l.hint}</p>
    </BookTable>
  );
}

const Has = ({ children }: { readonly children: string }) => (
  <>
    <span aria-hidden>●</span>
    <span className="hidden">{children}</span>
  </>
);

type Id = ReturnType<typeof startedIds>[number];

/** Its permits, or the one it will have when it floats. */
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
