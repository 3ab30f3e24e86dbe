// The title page of a game: a description, its rules in short, its relatives, its reconstructed parts, and a way to
// begin.
import { useEffect } from 'react';
import { Link } from 'wouter';
import { phaseLines } from '../../words/web/phases.ts';
import { rulesLines } from '../../words/web/rules.ts';
import { titlesLines } from '../../words/web/titles.ts';
import { useLang, useLines } from '../app/lang.ts';
import { rememberTitle } from '../app/lastTitle.ts';
import { usePage } from '../app/page.ts';
import { usePart } from '../app/usePart.ts';
import { ButtonLink } from '../design/Button.tsx';
import { Card } from '../design/Card.tsx';
import style from './GamePage.module.css';
import { boxParts, GameBox } from './games/GameBox.tsx';
import { GameFacts } from './games/GameFacts.tsx';
import { RulesText } from './games/RulesText.tsx';
import { type RosterGame, roster } from './games/roster.ts';
import { StartBoard } from './games/StartBoard.tsx';
import { StartPanel } from './home/StartPanel.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

export function GamePage({ id }: { readonly id: string }) {
  const game = roster.find((known) => known.id === id);
  return game ? <TitlePage game={game} /> : <NotFoundPage />;
}

function TitlePage({ game }: { readonly game: RosterGame }) {
  const l = useLines(titlesLines);
  const { whole } = useLines(rulesLines);
  const { companies, market, head: trains, tiles } = useLines(phaseLines);
  const boxNames = { companies, market, trains, tiles: tiles.head };
  const lang = useLang();
  const page = usePart(game.id, 'page', (title) => title.page?.())?.[lang];
  const rules = page?.rules ?? [];
  const boards = game.boards ?? [{ players: game.players }];
  usePage(game.name);
  useEffect(() => rememberTitle(game.id), [game.id]);
  return (
    <article>
      <header className={style.head}>
        <h1>{game.name}</h1>
        <p className={style.subtitle}>{game.words?.[lang].subtitle}</p>
        <GameFacts game={game} />
      </header>
      <div className={style.columns}>
        <div className={style.text}>
          {page?.about.map((paragraph) => (
            <p key={paragraph} className={style.about}>
              {paragraph}
            </p>
          ))}
          {boards.map((board) => (
            <StartBoard key={JSON.stringify(board)} game={game.id} board={board} told={boards.length > 1} />
          ))}
          <GameBox game={game.id} players={boards[0]!.players[1]} />
          {rules.length > 0 && <RulesText title={l.rules} hint={l.rulesHint} sections={rules} />}
          <p className={style.whole}>
            <ButtonLink href={`/games/${game.id}/rules`}>{whole}</ButtonLink>
          </p>
          {page && (
            <>
              <Paragraphs id="relatives" title={l.relatives} text={page.relatives} />
              <Paragraphs
                id="reconstruction"
                title={l.reconstruction}
                hint={l.reconstructionHint}
                text={page.reconstruction}
              />
            </>
          )}
          <p>
            <Link href="/gallery">{l.gallery}</Link>
          </p>
        </div>
        <aside className={style.side}>
          <Card title={l.start}>
            <StartPanel game={game.id} />
          </Card>
          <nav className={style.contents} aria-label={l.contents}>
            <p className={style.contentsTitle}>{l.contents}</p>
            <ul className={style.links}>
              {boxParts
                .filter((part) => part === 'companies' || !game.trackless)
                .map((part) => (
                  <li key={part}>
                    <a href={`#box-${part}`}>{boxNames[part]}</a>
                  </li>
                ))}
              {rules.map((section, i) => (
                <li key={section.title}>
                  <a href={`#rule-${i}`}>{section.title}</a>
                </li>
              ))}
              <li>
                <Link href={`/games/${game.id}/rules`}>{whole}</Link>
              </li>
              {page && (
                <>
                  <li>
                    <a href="#relatives">{l.relatives}</a>
                  </li>
                  <li>
                    <a href="#reconstruction">{l.reconstruction}</a>
                  </li>
                </>
              )}
            </ul>
          </nav>
        </aside>
      </div>
    </article>
  );
}

interface ParagraphsProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly text: readonly string[];
}

function Paragraphs({ id, title, hint, text }: ParagraphsProps) {
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className={style.hint}>{hint}</p>}
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
