// The glossary as a page, with search; `#token` in the address leads to a word.
import { useEffect, useState } from 'react';
import { glossaryLines, type TermId, terms } from '../../i18n/web/glossary.ts';
import { useLang, useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { TextField } from '../design/TextField.tsx';
import { roster } from '../pages/games/roster.ts';
import style from './GlossaryPage.module.css';

const nameOf = (id: string): string => roster.find((game) => game.id === id)?.name ?? id;

export function GlossaryPage() {
  const l = useLines(glossaryLines);
  const lang = useLang();
  const [text, setText] = useState('');
  usePage(l.title);
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' }), []);
  const wanted = text.trim().toLowerCase();
  const shown = (Object.keys(terms) as TermId[])
    .filter((id) => `${l.terms[id].term} ${l.terms[id].means}`.toLowerCase().includes(wanted))
    .sort((a, b) => l.terms[a].term.localeCompare(l.terms[b].term, lang));
  return (
    <article className={style.page}>
      <h1>{l.title}</h1>
      <p className={style.intro}>{l.intro}</p>
      <TextField label={l.search} type="search" value={text} onChange={setText} />
      {shown.length === 0 && (
        <EmptyState title={l.nothing} action={<Button onClick={() => setText('')}>{l.clear}</Button>} />
      )}
      <dl className={style.list}>
        {shown.map((id) => (
          <div key={id} id={id} className={style.word}>
            <dt>{l.terms[id].term}</dt>
            <dd>
              {l.terms[id].means}
              {terms[id].length > 0 && (
                <span className={style.only}> ({l.onlyIn(terms[id].map(nameOf).join(', '))})</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
