// The game is over: who won, whether the seed was honest, and what may follow.
import { result } from '../../engine/core/play.ts';
import { tableLines } from '../../i18n/web/table.ts';
import { headOf } from '../../match/timeline.ts';
import { useLines } from '../app/lang.ts';
import style from './Decision.module.css';
import { usePlay } from './Play.ts';
import { SeedCheck } from './SeedCheck.tsx';

export function Outcome() {
  const { table, game, timeline, words, seats } = usePlay();
  const l = useLines(tableLines);
  if (table.status === 'abandoned') return <h2 className={style.winners}>{l.result.abandoned}</h2>;
  const { winners } = result(game, headOf(timeline).state);
  const names = words.f.list(winners.map((seat) => seats[seat - 1]!.name));
  return (
    <>
      <h2 className={style.winners}>{l.result.wins(names, winners.length > 1)}</h2>
      <p className={style.why}>{l.decision.over}</p>
      <SeedCheck table={table} />
    </>
  );
}
