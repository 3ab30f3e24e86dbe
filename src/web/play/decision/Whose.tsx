// The seat to decide, and the situation.
import { type Core, type Game, type Seat, top } from '../../../engine/index.ts';
import { type RailState, railOf } from '../../../kernel/index.ts';
import { headOf, type Timeline } from '../../../match/timeline.ts';
import type { SeatInfo } from '../../../records/record.ts';
import { decisionLines } from '../../../words/web/decision.ts';
import { panelLines } from '../../../words/web/panels.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { SeatMark } from '../../design/SeatChip.tsx';
import { factsOf } from '../../panels/factsOf.ts';
import { useTable } from '../useTable.ts';
import style from './Decision.module.css';

export function Whose() {
  const { table, seat, seats, words, link, game, face, timeline, path, lang } = useTable();
  const l = useLines(tableLines).decision;
  const { state } = headOf(timeline);
  const frame = top(state);
  const who = seat ?? table.waiting[0];
  if (who === undefined || !frame) return null;
  const name = seats[who - 1]?.name ?? '';
  const several = table.yours.length > 1;
  const title =
    seat === null ? l.decides(name) : !several ? l.yourMove : link.kind === 'local' ? name : l.yourMoveAs(name);
  const facts = factsOf(game, face, state, words, lang).players.find((player) => player.seat === who);
  const cash = face.worthIsCash ? facts?.worth : facts?.cash;
  const bound = boundBy(game, state, who);
  const { cite } = game.frames[frame.kind]!;
  const handed = link.kind === 'local' && !link.trial && several && seat !== null && isHanded(timeline, seats, seat);
  return (
    <header className={style.whose} data-yours={seat !== null || undefined}>
      <SeatMark seat={who} size={28} />
      <div>
        <h2>{title}</h2>
        <p className={style.why} title={cite}>
          {words.frame(frame) ?? cite}
        </p>
        {handed && path.length === 0 && <p className={style.why}>{l.passTo(name)}</p>}
      </div>
      {/* on a phone the panels are a touch away, and no bid is made without knowing this */}
      {cash !== undefined && (
        <p className={style.purse}>
          {panelLines[lang].players.cash} <strong>{words.f.money(cash)}</strong>
          {bound > 0 && decisionLines[lang].free(words.f.money(cash - bound))}
        </p>
      )}
    </header>
  );
}

/** The money bound in this player's bids for private companies. */
const boundBy = (game: Game, state: Core, seat: Seat): number =>
  (railOf(game)?.privates(state as RailState) ?? [])
    .flatMap(({ bids }) => bids)
    .reduce((sum, bid) => sum + (bid.seat === seat ? bid.amount : 0), 0);

/** True if the screen must change hands: another person moved last. */
function isHanded({ line }: Timeline, seats: readonly SeatInfo[], seat: Seat): boolean {
  const last = line.findLast((moment) => moment.before !== null && seats[moment.seat - 1]?.kind === 'person');
  return last !== undefined && last.seat !== seat;
}
