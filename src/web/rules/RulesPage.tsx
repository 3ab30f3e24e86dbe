// All the rules of a game, numbered, with search; `#R141` in the address leads to one of them.
import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { rulesLines } from '../../i18n/web/rules.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { TextField } from '../design/TextField.tsx';
import { type RosterGame, roster } from '../pages/games/roster.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { Inline, RuleFigures, RuleText } from './RuleText.tsx';
import { type RuleSection, searched } from './readRules.ts';
import style from './rules.module.css';
import { useRules } from './useRules.ts';

export function RulesPage({ id }: { readonly id: string }) {
  const game = roster.find((known) => known.id === id);
  return game ? <Rules game={game} /> : <NotFoundPage />;
}

const countOf = (sections: readonly RuleSection[]): number =>
  sections.flatMap(({ parts }) => parts).reduce((sum, { rules }) => sum + rules.length, 0);

function Rules({ game }: { readonly game: RosterGame }) {
  const l = useLines(rulesLines);
  const { sections, failed } = useRules(game.id);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const shown = sections && searched(sections, wanted);
  usePage(l.title(game.name));
  useToTarget(sections !== null);
  return (
    <article>
      <header className={style.head}>
        <h1>{l.title(game.name)}</h1>
        <p className={style.intro}>{l.intro}</p>
        <p>
          <Link href={`/games/${game.id}`}>{l.aboutGame}</Link>
        </p>
      </header>
      {failed && <EmptyState alert title={l.failed} />}
      {!sections && !failed && <Skeleton lines={12} label={l.loading} />}
      {sections && shown && (
        <div className={style.columns}>
          <div className={style.side}>
            <TextField label={l.search} hint={l.searchHint} type="search" value={text} onChange={setText} />
            <p className={style.count} role="status">
              {l.found(countOf(shown), countOf(sections))}
            </p>
            <nav className={style.contents} aria-label={l.contents}>
              <ul className={style.links}>
                {shown.map(({ number, title }) => (
                  <li key={number}>
                    <a href={`#s${number}`}>
                      {number} {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div>
            {shown.map((section) => (
              <Section key={section.number} game={game.id} section={section} />
            ))}
            {shown.length === 0 && (
              <EmptyState title={l.nothing} action={<Button onClick={() => setText('')}>{l.clear}</Button>} />
            )}
          </div>
        </div>
      )}
    </article>
  );
}

/** The browser looks for the place in the address before the rules are here. */
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

function Section({ game, section }: { readonly game: string; readonly section: RuleSection }) {
  return (
    <section className={style.section} aria-labelledby={`s${section.number}`}>
      <h2 id={`s${section.number}`}>
        <span className={style.number}>{section.number}</span>
        {section.title}
      </h2>
      {section.parts.map(({ title, remarks, rules, tables }) => (
        <div key={title}>
          {title && <h3>{title}</h3>}
          {remarks.map((remark) => (
            <p key={remark} className={style.remark}>
              <Inline game={game} text={remark} />
            </p>
          ))}
          <ul className={style.rules}>
            {rules.map((rule) => (
              <li key={rule.id} id={rule.id} className={style.rule}>
                <a className={style.id} href={`#${rule.id}`}>
                  {rule.id}
                </a>
                <div>
                  <RuleText game={game} rule={rule} />
                </div>
              </li>
            ))}
          </ul>
          {tables.map((table, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tables never change places
            <RuleFigures key={i} game={game} table={table} />
          ))}
        </div>
      ))}
    </section>
  );
}
