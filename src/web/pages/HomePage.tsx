// The home page. A newcomer sees an introduction; a player sees the own games first, with waiting moves on top, and the
// map of the title last played or viewed.

import { useState } from 'react';
import { homeLines } from '../../words/web/home.ts';
import { useLines } from '../app/lang.ts';
import { lastTitle, rememberTitle } from '../app/lastTitle.ts';
import { usePage } from '../app/page.ts';
import { useMyTables } from '../net/queries.ts';
import { roster } from './games/roster.ts';
import style from './HomePage.module.css';
import { Departures } from './home/Departures.tsx';
import { HeroBoard } from './home/HeroBoard.tsx';
import { ImportCard } from './home/import/ImportCard.tsx';
import { LocalGamesCard } from './home/LocalGamesCard.tsx';
import { MyGames } from './home/MyGames.tsx';
import { OpenTables, WatchTables } from './home/PublicTables.tsx';
import { StartPanel } from './home/StartPanel.tsx';
import { TitleMap } from './home/TitleMap.tsx';

/** The cover of a title; an example game has none. */
const titleOf = (id: string | null) => roster.find((game) => game.id === id) ?? null;

export function HomePage() {
  usePage(null);
  const l = useLines(homeLines);
  const mine = useMyTables();
  const [title, setTitle] = useState(() => titleOf(lastTitle()));
  const choose = (id: string) => {
    rememberTitle(id);
    setTitle(titleOf(id));
  };
  return (
    <div className={style.home}>
      {(mine.data?.length || mine.isError) && <MyGames />}
      <section className={style.hero} aria-labelledby="hero">
        <div className={style.words}>
          <h1 id="hero">{l.title}</h1>
          <p className={style.intro}>{l.intro}</p>
          <StartPanel game={title?.id ?? roster[0]!.id} onChoose={choose} />
        </div>
        {title ? <TitleMap game={title} /> : <HeroBoard label={l.boardAlt} />}
      </section>
      <Departures />
      <div className={style.pair}>
        <OpenTables />
        <WatchTables />
      </div>
      <div className={style.pair}>
        <LocalGamesCard />
        <ImportCard />
      </div>
    </div>
  );
}
