// The home page. A newcomer sees what this is; somebody with games sees them first, their move on top.
import { homeLines } from '../../i18n/web/home.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { useMyTables } from '../net/queries.ts';
import style from './HomePage.module.css';
import { Departures } from './home/Departures.tsx';
import { HeroBoard } from './home/HeroBoard.tsx';
import { ImportCard } from './home/import/ImportCard.tsx';
import { LocalGamesCard } from './home/LocalGamesCard.tsx';
import { MyGames } from './home/MyGames.tsx';
import { OpenTables, WatchTables } from './home/PublicTables.tsx';
import { StartPanel } from './home/StartPanel.tsx';

export function HomePage() {
  usePage(null);
  const l = useLines(homeLines);
  const mine = useMyTables();
  return (
    <div className={style.home}>
      {(mine.data?.length || mine.isError) && <MyGames />}
      <section className={style.hero} aria-labelledby="hero">
        <div className={style.words}>
          <h1 id="hero">{l.title}</h1>
          <p className={style.intro}>{l.intro}</p>
          <StartPanel />
        </div>
        <HeroBoard label={l.boardAlt} />
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
