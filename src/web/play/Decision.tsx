// Whose decision it is and why, and, for whoever decides, the decision itself.
import { ChevronLeft } from 'lucide-react';
import type { Seat } from '../../engine/core/action.ts';
import { top } from '../../engine/flow/frame.ts';
import { tableLines } from '../../i18n/web/table.ts';
import type { Timeline } from '../../match/timeline.ts';
import type { SeatInfo } from '../../records/record.ts';
import { useLines } from '../app/lang.ts';
import { Button } from '../design/Button.tsx';
import { SeatMark } from '../design/SeatChip.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import { dealOf, deed, trailOf } from './cards.ts';
import style from './Decision.module.css';
import { Lines } from './Lines.tsx';
import { NumberPick } from './NumberPick.tsx';
import { Outcome } from './Outcome.tsx';
import { PlaceAnswer } from './PlaceAnswer.tsx';
import { usePlay } from './Play.ts';
import { Thinking } from './Thinking.tsx';
import { useHand } from './useHand.ts';

export function Decision() {
  const { isNow, table, desk } = usePlay();
  const hand = useHand();
  const l = useLines(tableLines);
  return (
    <section className={style.decision} aria-label={l.decision.label} id="decision" tabIndex={-1}>
      {!isNow ? (
        <p className={style.past}>
          {l.decision.past}
          <Button size="small" onClick={() => hand.lookAt(null)}>
            {l.history.now}
          </Button>
        </p>
      ) : table.status !== 'playing' ? (
        <Outcome />
      ) : (
        <>
          <Whose />
          {desk ? <Choosing /> : <Thinking />}
        </>
      )}
    </section>
  );
}

/** Who decides, and what is going on. */
function Whose() {
  const { table, seat, seats, words, link, game, timeline } = usePlay();
  const l = useLines(tableLines).decision;
  const { state } = timeline.line.at(-1)!;
  const frame = top(state);
  const who = seat ?? table.waiting[0];
  if (who === undefined || !frame) return null;
  const name = seats[who - 1]?.name ?? '';
  const several = table.yours.length > 1;
  const title =
    seat === null
      ? l.decides(name)
      : link.kind === 'local' && several
        ? name
        : several
          ? l.yourMoveAs(name)
          : l.yourMove;
  const handed = link.kind === 'local' && several && seat !== null && lastPerson(timeline, seats) !== seat;
  return (
    <header className={style.whose} data-yours={seat !== null || undefined}>
      <SeatMark seat={who} size={28} />
      <div>
        <h2>{title}</h2>
        <p className={style.why} title={game.frames[frame.kind]?.cite}>
          {words.frame(frame) ?? game.frames[frame.kind]?.cite}
        </p>
        {handed && <p className={style.why}>{l.passTo(name)}</p>}
      </div>
    </header>
  );
}

/** Whose hands the screen is in: the person who moved last. */
const lastPerson = ({ line }: Timeline, seats: readonly SeatInfo[]): Seat | undefined =>
  line.findLast((moment) => moment.before !== null && seats[moment.seat - 1]?.kind === 'person')?.seat;

function Choosing() {
  const { look, state } = usePlay();
  const l = useLines(tableLines).decision;
  if (state.outbox.state !== 'idle')
    return <p className={style.quiet}>{state.outbox.state === 'sending' ? l.sending : l.unanswered}</p>;
  return (
    <div className={style.body}>
      {look.place !== null && <PlaceAnswer place={look.place} />}
      <Steps />
    </div>
  );
}

/** The way so far, what is asked, and the cards. */
function Steps() {
  const { desk, look, words } = usePlay();
  const hand = useHand();
  const l = useLines(tableLines).decision;
  const deal = dealOf(desk!, look.path, words);
  const trail = trailOf(look.path, words);
  return (
    <>
      {trail.length > 0 && (
        <nav className={style.trail} aria-label={l.trail}>
          <button type="button" className={style.backButton} onClick={hand.back} aria-label={l.back} title={l.back}>
            <ChevronLeft aria-hidden />
          </button>
          {trail.map((part) => (
            <button key={part.text} type="button" onClick={() => hand.goTo(part.path)}>
              {part.text}
            </button>
          ))}
        </nav>
      )}
      {deal.effects.length > 0 && (
        <section className={style.effects} aria-label={l.effects}>
          <Lines lines={deal.effects} />
        </section>
      )}
      {deal.ready && (
        <Button kind="primary" wide data-act="carryOut" onClick={hand.carryOut}>
          {deed(deal.ready, words)}
        </Button>
      )}
      {deal.asked && <h3 className={style.asked}>{deal.ready && deal.more ? l.orAddMore : deal.asked}</h3>}
      {deal.number ? <NumberPick {...deal.number} /> : <ChoiceCards cards={deal.cards} />}
    </>
  );
}
