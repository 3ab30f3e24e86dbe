// The CGR as it would form now, live; later, a line that it has formed or never will.
import { useMemo } from 'react';
import { Card } from '../../../web/design/Card.tsx';
import { classes } from '../../../web/design/classes.ts';
import style from '../../../web/kit/books/books.module.css';
import outlook from '../../../web/kit/outlook/outlook.module.css';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import type { State1856 } from '../rules/state.ts';
import { books1856 } from '../words/books.ts';
import { cgrLines, DebtorTable, HolderTable } from './CgrTables.tsx';
import { alsoUnhelped, forecastNow, likelyBuyer, owesAnything } from './cgrForecast.ts';

interface Props {
  readonly state: State1856;
  readonly words: Words;
  readonly lang: Lang;
}

export function CgrPanel(props: Props) {
  const { state, lang } = props;
  const l = books1856[lang].cgr;
  const { stage } = state.cgr;
  if (stage === 'formed' || stage === 'never')
    return (
      <Card title="CGR" level={3}>
        <p className={style.hint}>{l[stage]}</p>
      </Card>
    );
  return (
    <Card title={l.now} level={3}>
      <div className={classes(outlook.outlook, outlook.bare)} data-panel="cgr">
        {owesAnything(state) ? <Forecast {...props} /> : <p className={style.hint}>{l.nobodyOwes}</p>}
      </div>
    </Card>
  );
}

function Forecast({ state, words, lang }: Props) {
  const l = books1856[lang].cgr;
  const { f } = words;
  const [seen, more] = useMemo(() => [forecastNow(state), alsoUnhelped(state)], [state]);
  const lines = [
    ...cgrLines(seen, words, lang),
    ...(more ? [l.unhelped(f.list(more.companies), f.money(more.price))] : []),
  ];
  return (
    <>
      <DebtorTable seen={seen} words={words} lang={lang} />
      {seen.cgr && <HolderTable cgr={seen.cgr} words={words} lang={lang} />}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={style.hint}>{l.asIf(f.seat(likelyBuyer(state)))}</p>
    </>
  );
}
