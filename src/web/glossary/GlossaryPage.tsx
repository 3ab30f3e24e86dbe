// The glossary as a page, with search; `?game=` in the address shows the words of one game, `#token` goes to a word.
import { useEffect, useState } from 'react';
import { glossaryLines } from '../../words/web/glossary.ts';
import { useLang, useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Select } from '../design/Select.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { TextField } from '../design/TextField.tsx';
import { roster } from '../pages/games/roster.ts';
import style from './GlossaryPage.module.css';
import { useGlossary } from './useGlossary.ts';

const ALL = '';
const gameInAddress = (): string => {
  const asked = new URLSearchParams(location.search).get('game');
  return roster.find(({ id }) => id === asked)?.id ?? ALL;
};

export function GlossaryPage() {
  const l = useLines(glossaryLines);
  const lang = useLang();
  const [text, setText] = useState('');
  const [game, setGame] = useState(gameInAddress);
  usePage(l.title);
  const { words, isPending } = useGlossary();
  useEffect(() => {
    if (!isPending) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [isPending]);
  const pick = (next: string) => {
    setGame(next);
    // keeps the address shareable, and the choice on going back
    history.replaceState(history.state, '', next === ALL ? '/glossary' : `/glossary?game=${next}`);
  };
  const showAll = () => {
    setText('');
    pick(ALL);
  };
  const wanted = text.trim().toLowerCase();
  const shown = words
    .filter(({ titles }) => game === ALL || titles.some(({ id }) => id === game))
    .filter(({ term, means }) => `${term} ${means}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.term.localeCompare(b.term, lang));
  return (
    <article className={style.page}>
      <h1>{l.title}</h1>
      <p className={style.intro}>{l.intro}</p>
      <div className={style.filter}>
        <TextField label={l.search} type="search" value={text} onChange={setText} />
        <Select
          label={l.game}
          value={game}
          options={[{ value: ALL, label: l.allGames }, ...roster.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={pick}
        />
      </div>
      {isPending && <Skeleton lines={12} label={l.title} />}
      {!isPending && shown.length === 0 && (
        <EmptyState title={l.nothing} action={<Button onClick={showAll}>{l.clear}</Button>} />
      )}
      <dl className={style.list}>
        {(isPending ? [] : shown).map(({ id, term, means, titles, common }) => (
          <div key={id} id={id} className={style.word}>
            <dt>
              <a href={`#${id}`}>{term}</a>
            </dt>
            <dd>
              {means}
              {game === ALL && !common && (
                <span className={style.only}> ({l.onlyIn(titles.map(({ cover }) => cover.name).join(', '))})</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
