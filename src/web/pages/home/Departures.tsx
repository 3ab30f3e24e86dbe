// The titles like a board of departures: platform, destination, players, length of the journey.
import { Link } from 'wouter';
import { homeLines } from '../../../words/web/home.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { type Column, Timetable } from '../../design/Timetable.tsx';
import { lengthText } from '../games/lengthText.ts';
import { type RosterGame, roster } from '../games/roster.ts';
import style from './Departures.module.css';

export function Departures() {
  const d = useLines(homeLines).departures;
  const lang = useLang();
  const columns: Column<RosterGame>[] = [
    {
      id: 'platform',
      head: d.platform,
      phone: 'hide',
      cell: (game) => <span className={style.platform}>{roster.indexOf(game) + 1}</span>,
    },
    {
      id: 'game',
      head: d.game,
      main: true,
      cell: (game) => (
        <>
          <Link href={`/games/${game.id}`} className={style.name}>
            {game.name}
          </Link>
          <span className={style.about}>{game.words?.[lang].line}</span>
          <span className={style.figures}>
            {game.players[0]}–{game.players[1]} · {lengthText(game.minutes)}
          </span>
        </>
      ),
    },
    { id: 'players', head: d.players, cell: ({ players }) => `${players[0]}–${players[1]}`, phone: 'hide' },
    { id: 'length', head: d.length, cell: ({ minutes }) => lengthText(minutes), phone: 'hide' },
    {
      id: 'state',
      head: d.state,
      phone: 'beside',
      cell: () => (
        <span className={style.ready}>
          <span className={style.lamp} aria-hidden="true" />
          {d.ready}
        </span>
      ),
    },
  ];
  return (
    <section aria-labelledby="departures">
      <h2 id="departures" className={style.title}>
        {d.title}
      </h2>
      <div className={style.board}>
        <Timetable caption={d.title} columns={columns} rows={roster} rowKey={({ id }) => id} />
      </div>
    </section>
  );
}
