// The titles side by side.
import { titlesLines } from '../../words/web/titles.ts';
import { useLang, useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { ButtonLink } from '../design/Button.tsx';
import style from './GamesPage.module.css';
import { GameFacts } from './games/GameFacts.tsx';
import { roster } from './games/roster.ts';

export function GamesPage() {
  const l = useLines(titlesLines);
  const lang = useLang();
  usePage(l.pageTitle);
  return (
    <div className={style.page}>
      <h1>{l.pageTitle}</h1>
      <p className={style.intro}>{l.pageIntro}</p>
      <ol className={style.games}>
        {roster.map((game, i) => (
          <li key={game.id} className={style.game}>
            <span className={style.platform} aria-hidden="true">
              {i + 1}
            </span>
            <div className={style.words}>
              <h2>{game.name}</h2>
              <p>{game.words?.[lang].line}</p>
              <GameFacts game={game} />
            </div>
            <ButtonLink kind="primary" href={`/games/${game.id}`}>
              {l.rulesAndStart}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
