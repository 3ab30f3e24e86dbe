// All the rules of a game, numbered, with search; `#R141` in the address leads to one of them.
import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { examplesLines } from '../../words/web/examples.ts';
import { glossaryLines } from '../../words/web/glossary.ts';
import { rulesLines } from '../../words/web/rules.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { Switch } from '../design/Switch.tsx';
import { TextField } from '../design/TextField.tsx';
import { type RosterGame, roster } from '../pages/games/roster.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { useOpenable } from './examples/useOpenable.ts';
import { decidedIn, type RuleSection, searched } from './readRules.ts';
import style from './rules.module.css';
import { Section } from './Section.tsx';
import { useRules } from './useRules.ts';

export function RulesPage({ id }: { readonly id: string }) {
  const game = roster.find((known) => known.id === id);
  return game ? <Rules game={game} /> : <NotFoundPage />;
}

const countOf = (sections: readonly RuleSection[]): number =>
  sections.flatMap(({ parts }) => parts).reduce((sum, { rules }) => sum + rules.length, 0);

function Rules({ game }: { readonly game: RosterGame }) {
  const l = useLines(rulesLines);
  const e = useLines(examplesLines);
  const g = useLines(glossaryLines);
  const { sections, failed } = useRules(game.id);
  const openable = useOpenable(game.id);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const [decided, setDecided] = useState(false);
  const shown = sections && searched(decided ? decidedIn(sections) : sections, wanted);
  const showAll = () => {
    setText('');
    setDecided(false);
  };
  usePage(l.title(game.name));
  useToTarget(sections !== null);
  return (
    <article>
      <header className={style.head}>
        <h1>{l.title(game.name)}</h1>
        <p className={style.intro}>{l.intro}</p>
        <p className={style.about}>
          <Link href={`/games/${game.id}`}>{l.aboutGame}</Link>
          <Link href={`/glossary?game=${game.id}`}>{g.wordsOf(game.name)}</Link>
        </p>
      </header>
      {failed && <EmptyState alert title={l.failed} />}
      {!sections && !failed && <Skeleton lines={12} label={l.loading} />}
      {sections && shown && (
        <div className={style.columns}>
          <div className={style.side}>
            <TextField label={l.search} hint={l.searchHint} type="search" value={text} onChange={setText} />
            <div className={style.filter}>
              <Switch label={e.decidedOnly} hint={e.decidedHint} checked={decided} onChange={setDecided} />
            </div>
            <p className={style.count} role="status">
              {l.found(countOf(shown), countOf(sections))}
            </p>
            {shown.length > 0 && (
              <nav className={style.contents} aria-label={l.contents}>
                <details>
                  <summary>{l.contents}</summary>
                  <ul className={style.links}>
                    {shown.map(({ number, title }) => (
                      <li key={number}>
                        <a href={`#s${number}`}>
                          {number} {title}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              </nav>
            )}
          </div>
          <div>
            {shown.map((section) => (
              <Section key={section.number} game={game.id} section={section} all={sections} openable={openable} />
            ))}
            {shown.length === 0 && (
              <EmptyState
                title={decided ? e.noneDecided : l.nothing}
                action={<Button onClick={showAll}>{l.clear}</Button>}
              />
            )}
          </div>
        </div>
      )}
    </article>
  );
}

/** Scrolls to the address's target: the browser looks for it before the rules are loaded. */
function useToTarget(here: boolean): void {
  useEffect(() => {
    if (!here) return;
    const go = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
      target?.setAttribute('data-lit', '');
      target?.scrollIntoView({ block: 'start' });
    };
    go();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, [here]);
}
