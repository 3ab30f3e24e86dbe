// The end of the game: the winner, the check of the seed, and the next steps.
import { result } from '../../../engine/index.ts';
import { headOf } from '../../../match/timeline.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Button, ButtonLink } from '../../design/Button.tsx';
import { ownResultText } from '../../panels/ownResultText.ts';
import { ownSeats } from '../seats/ownSeats.ts';
import { useTable } from '../useTable.ts';
import { useTableActions } from '../useTableActions.ts';
import style from './Decision.module.css';
import { SeedCheck } from './SeedCheck.tsx';

export function Outcome() {
  const { link, table, game, timeline, words, seats, sight, lang } = useTable();
  const l = useLines(tableLines);
  const over = table.status === 'over';
  const { winners } = result(game, headOf(timeline).state);
  const own = over
    ? ownResultText({ game, state: headOf(timeline).state, words, lang }, ownSeats(link, table, seats))
    : null;
  const names = words.f.list(winners.map((seat) => seats[seat - 1]!.name));
  return (
    <>
      <h2 className={style.winners}>{over ? l.result.wins(names, winners.length > 1) : l.result.abandoned}</h2>
      {own !== null && <p data-own>{own}</p>}
      {over && <p className={style.why}>{l.decision.over}</p>}
      <div className={style.row}>
        {over && (
          <Button size="small" onClick={() => sight.setState({ panel: 'result' })}>
            {l.result.show}
          </Button>
        )}
        {!link.trial && <Again />}
      </div>
      <SeedCheck table={table} />
    </>
  );
}

/** Starts another game with the same people, or leads to the one already set up. */
function Again() {
  const { table, link } = useTable();
  const { rematch, busy } = useTableActions();
  const l = useLines(tableLines).menu;
  if (table.rematch !== null)
    return (
      <ButtonLink size="small" kind="primary" href={`/t/${table.rematch}`}>
        {l.toRematch}
      </ButtonLink>
    );
  if (link.kind === 'remote' && table.yours.length === 0) return null;
  return (
    <Button size="small" kind="primary" busy={busy} data-act="rematch" onClick={rematch}>
      {l.rematch}
    </Button>
  );
}
